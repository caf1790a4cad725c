import {
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  opponentsCreatures,
} from '../../effects/language/words.ts';

export const elupheusLordOfSpirits = evolutionCreature({
  name: 'Elupheus, Lord of Spirits',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 9500,
  printings: ['DM-14 1/110'],
  abilities: [
    evolution({ races: ['Angel Command'] }),
    each(opponentsCreatures(), { kind: 'entersTapped' }),
    doubleBreaker,
  ],
});
