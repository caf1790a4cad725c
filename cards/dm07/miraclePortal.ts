import {
  choose,
  gets,
  spell,
  spellAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const miraclePortal = spell({
  name: 'Miracle Portal',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-07 11/55'],
  abilities: [
    spellAbility(
      gets(choose(yourCreatures()), 'turn', unblockable(), {
        kind: 'can',
        permission: { do: 'attackPlayersRegardless' },
      }),
    ),
  ],
});
