import { cardsIn, creature, discard, self, whenDestroyed } from '../../effects/language/words.ts';

export const schukaDukeOfAmnesia = creature({
  name: 'Schuka, Duke of Amnesia',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 6,
  power: 5000,
  printings: ['DM-06 66/110', 'Promotional 66a/110'],
  abilities: [whenDestroyed(self, discard(cardsIn('hand', 'any')))],
});
