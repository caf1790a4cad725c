import { creature, given, isAttacking, may, self, untap, when } from '../../effects/language/words.ts';

export const pokolul = creature({
  name: 'Pokolul',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 2000,
  printings: ['DM-05 20/55'],
  abilities: [
    given(
      isAttacking,
      when(
        {
          event: 'used',
          by: 'opponent',
          what: { type: 'card', keyword: 'shieldTrigger' },
          unpaid: true,
          from: ['hand'],
        },
        may(untap(self)),
      ),
    ),
  ],
  reconstructed:
    'Assumes that a card with "shield trigger" that the opponent uses without paying while this attacks is a shield that this broke.',
});
