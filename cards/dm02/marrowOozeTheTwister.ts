import { blocker, creature, delayed, destroy, itself, self, when } from '../../effects/language/words.ts';

export const marrowOozeTheTwister = creature({
  name: 'Marrow Ooze, the Twister',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 1,
  power: 1000,
  printings: ['DM-02 32/55'],
  abilities: [
    blocker,
    when(
      { event: 'attacks', what: itself, target: 'player' },
      delayed(when({ event: 'endOfAttack', what: itself }, destroy(self)), 'attack'),
    ),
  ],
});
