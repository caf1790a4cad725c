import {
  charger,
  oneOf,
  search,
  searchOpponentsDeck,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const slashCharger = spell({
  name: 'Slash Charger',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-09 32/55', 'Promotional L17/Y2'],
  abilities: [
    spellAbility(oneOf(search(undefined, 'graveyard'), searchOpponentsDeck(1, 'graveyard'))),
    charger,
  ],
});
