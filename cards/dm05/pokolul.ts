import { creature, given, isAttacking, may, self, untap, when } from '../../effects/language/words.ts';

export const pokolul = creature({
  name: 'Pokolul',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 2000,
  printings: ['DM-05 20/55'],
  abilities: [
    given(isAttacking, when({ event: 'used', by: 'opponent', through: 'shieldTrigger' }, may(untap(self)))),
  ],
  reconstructed:
    'Assumes that a shield trigger that the opponent uses while this attacks is that of a shield that this broke.',
});
