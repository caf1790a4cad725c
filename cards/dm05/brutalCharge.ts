import { any, delayed, shieldsBroken, spell, spellAbility, when } from '../../effects/language/words.ts';

export const brutalCharge = spell({
  name: 'Brutal Charge',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-05 49/55'],
  abilities: [
    spellAbility(
      delayed(
        when(
          { event: 'endOfTurn', of: 'any' },
          {
            do: 'search',
            who: 'you',
            filter: { type: 'creature' },
            count: shieldsBroken(any('you'), 'turn'),
            to: 'hand',
            show: true,
          },
        ),
        'turn',
      ),
    ),
  ],
});
