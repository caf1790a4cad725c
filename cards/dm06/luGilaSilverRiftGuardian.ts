import { allCreatures, blocker, cannotAttackPlayers, creature, each } from '../../effects/language/words.ts';

export const luGilaSilverRiftGuardian = creature({
  name: 'Lu Gila, Silver Rift Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 5,
  power: 4000,
  printings: ['DM-06 2/110'],
  abilities: [
    blocker,
    each(allCreatures({ evolution: true }), { kind: 'entersTapped' }),
    cannotAttackPlayers,
  ],
});
