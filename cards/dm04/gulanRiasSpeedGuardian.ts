import { cannot, cannotBeBlockedBy, creature, has } from '../../effects/language/words.ts';

export const gulanRiasSpeedGuardian = creature({
  name: 'Gulan Rias, Speed Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 2000,
  printings: ['DM-04 10/55'],
  abilities: [
    has(cannot({ do: 'beAttacked', by: { civilizations: ['darkness'] } })),
    cannotBeBlockedBy({ civilizations: ['darkness'] }),
  ],
});
