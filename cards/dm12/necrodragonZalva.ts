import { creature, draw, self, whenPut } from '../../effects/language/words.ts';

export const necrodragonZalva = creature({
  name: 'Necrodragon Zalva',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 4,
  power: 5000,
  printings: ['DM-12 44/55'],
  abilities: [whenPut(self, draw(1, 'opponent'))],
});
