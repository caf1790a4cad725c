import { spell, spellAbility, yourCreatures } from '../../effects/language/words.ts';

export const diamondCutter = spell({
  name: 'Diamond Cutter',
  civilizations: ['light'],
  cost: 5,
  printings: ['DM-02 1/55'],
  abilities: [
    spellAbility({
      do: 'lasting',
      affects: yourCreatures(),
      effects: [{ kind: 'can', permission: { do: 'attackPlayersRegardless' } }],
      until: 'turn',
      alsoLater: true,
    }),
  ],
});
