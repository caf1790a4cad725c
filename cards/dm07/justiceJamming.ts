import { allCreatures, oneOf, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const justiceJamming = spell({
  name: 'Justice Jamming',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-07 8/55'],
  abilities: [
    spellAbility(
      oneOf(
        tap(allCreatures({ civilizations: ['darkness'] })),
        tap(allCreatures({ civilizations: ['fire'] })),
      ),
    ),
  ],
});
