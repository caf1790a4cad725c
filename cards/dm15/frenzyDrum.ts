import { blocker, creature, delayed, destroy, itself, self, when } from '../../effects/language/words.ts';

export const frenzyDrum = creature({
  name: 'Frenzy Drum',
  civilizations: ['darkness'],
  races: ['Gargoyle'],
  cost: 5,
  power: 4000,
  printings: ['DM-15 27/55'],
  abilities: [
    blocker,
    when(
      { event: 'attacks', what: itself },
      delayed(when({ event: 'endOfAttack', what: itself }, destroy(self)), 'attack'),
    ),
  ],
});
