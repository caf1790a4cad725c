import { cannot, cannotBeBlockedBy, creature, has } from '../../effects/language/words.ts';

export const purplePiercer = creature({
  name: 'Purple Piercer',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 3,
  power: 2000,
  printings: ['DM-04 35/55'],
  abilities: [
    has(cannot({ do: 'beAttacked', by: { civilizations: ['light'] } })),
    cannotBeBlockedBy({ civilizations: ['light'] }),
  ],
});
