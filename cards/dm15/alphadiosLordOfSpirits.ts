import { cannot, evolution, evolutionCreature, has, tripleBreaker } from '../../effects/language/words.ts';

export const alphadiosLordOfSpirits = evolutionCreature({
  name: 'Alphadios, Lord of Spirits',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 10,
  power: 15500,
  printings: ['DM-15 S1/55'],
  abilities: [
    evolution({ races: ['Angel Command'] }),
    has(
      cannot({ do: 'summon', who: 'any', what: { not: { civilizations: ['light'] } } }),
      cannot({ do: 'cast', who: 'any', what: { not: { civilizations: ['light'] } } }),
    ),
    tripleBreaker,
  ],
});
