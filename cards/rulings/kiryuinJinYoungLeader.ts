import { choose, creature, may, put, self, whenPut, yourMana } from '../../effects/language/words.ts';

export const kiryuinJinYoungLeader = creature({
  name: 'Kiryuin Jin, Young Leader',
  civilizations: ['nature'],
  races: ['Human'],
  cost: 5,
  power: 3000,
  reconstructed:
    'Known only from a ruling as a nature creature that may put a creature from the mana zone, including one with its own name. Cost, power and race are assumed.',
  abilities: [whenPut(self, may(put(choose(yourMana({ type: 'creature' })))))],
});
