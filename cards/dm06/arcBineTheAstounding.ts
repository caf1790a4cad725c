import {
  choose,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  tap,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const arcBineTheAstounding = evolutionCreature({
  name: 'Arc Bine, the Astounding',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 5,
  power: 5000,
  printings: ['DM-06 12/110', 'Promotional P1/Y1'],
  abilities: [
    evolution({ races: ['Guardian'] }),
    tapAbility(tap(choose(opponentsCreatures())), yourCreatures({ civilizations: ['light'] })),
  ],
});
