import { cardsIn, forNextUsed, spell, spellAbility } from '../../effects/language/words.ts';

export const faerieGift = spell({
  name: 'Faerie Gift',
  civilizations: ['nature'],
  cost: 1,
  printings: ['DM-14 69/110'],
  abilities: [
    spellAbility(
      forNextUsed(
        'turn',
        cardsIn(['hand', 'manaZone', 'graveyard', 'deck', 'shieldZone'], 'you', { type: 'creature' }),
        { kind: 'cost', by: -3, atLeast: 1 },
      ),
    ),
  ],
  reconstructed:
    'Assumes that the next creature costs 3 less, never only 1 or 2, and also counts if it is summoned for no cost.',
});
