import { another, creature, destroy, self, whenPutOnto } from '../../effects/language/words.ts';

export const copperLocust = creature({
  name: 'Copper Locust',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 5000,
  printings: ['DM-12 52/55'],
  abilities: [whenPutOnto(another('any', { evolution: true }), {}, destroy(self))],
});
