import { cannot, cardsIn, creature, has, sameNameAs } from '../../effects/language/words.ts';

export const wrangleTheHiddenHeretic = creature({
  name: 'Wrangle, the Hidden Heretic',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 4,
  power: 3000,
  printings: ['DM-14 25/110'],
  abilities: [
    has(
      cannot({
        do: 'cast',
        who: 'opponent',
        what: {
          type: 'spell',
          civilizations: ['light', 'nature'],
          ...sameNameAs(cardsIn('graveyard', 'opponent', { type: 'spell' })),
        },
      }),
    ),
  ],
});
