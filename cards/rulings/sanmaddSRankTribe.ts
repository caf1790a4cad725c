import {
  allCreatures,
  atLeast,
  choose,
  evolution,
  evolutionCreature,
  exactly,
  gains,
  hasWhile,
  invasion,
  onlyIf,
  putIntoMana,
  self,
  tripleBreaker,
  whenPut,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const sanmaddSRankTribe = evolutionCreature({
  name: 'Sanmadd, S-Rank Tribe',
  civilizations: ['nature'],
  races: ['Guerrilla Command', 'S-Rank Invader'],
  cost: 3,
  power: 3000,
  reconstructed:
    'Known only from a ruling. Costs and requirements follow descriptions of the Japanese card, whose invasion requires a nature creature of cost 3.',
  abilities: [
    evolution({ civilizations: ['nature'], cost: exactly(3) }),
    invasion({ civilizations: ['nature'], cost: exactly(3) }, ['hand', 'manaZone']),
    hasWhile(youHave(yourCreatures(), atLeast(3)), gains(tripleBreaker)),
    whenPut(self, onlyIf(youHave(allCreatures(), atLeast(4)), putIntoMana(choose(allCreatures())))),
  ],
});
