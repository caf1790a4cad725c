import { cannot, doubleBreaker, evolution, evolutionCreature, has } from '../../effects/language/words.ts';

export const alcadeiasLordOfSpirits = evolutionCreature({
  name: 'Alcadeias, Lord of Spirits',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 12500,
  printings: ['DM-04 1/55'],
  abilities: [
    evolution({ races: ['Angel Command'] }),
    doubleBreaker,
    has(cannot({ do: 'cast', who: 'any', what: { type: 'spell', not: { civilizations: ['light'] } } })),
  ],
});
