import {
  any,
  atLeast,
  canAttackUntapped,
  creature,
  gets,
  given,
  isAttacking,
  power,
  self,
  when,
} from '../../effects/language/words.ts';

export const smashWarriorStagrandu = creature({
  name: 'Smash Warrior Stagrandu',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 75/110', 'Promotional 75a/110'],
  abilities: [
    canAttackUntapped(),
    given(
      isAttacking,
      when(
        { event: 'attacked', what: any('any', { power: atLeast(6000) }) },
        gets(self, 'turn', power(9000)),
      ),
    ),
  ],
});
