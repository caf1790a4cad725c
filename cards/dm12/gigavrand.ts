import {
  atLeast,
  creature,
  discard,
  happened,
  opponentsHand,
  provided,
  when,
} from '../../effects/language/words.ts';

export const gigavrand = creature({
  name: 'Gigavrand',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 6,
  power: 3000,
  printings: ['DM-12 10/55'],
  abilities: [
    provided(
      happened({ event: 'drawn', by: 'opponent' }, atLeast(2)),
      when({ event: 'endOfTurn', of: 'any' }, discard(opponentsHand())),
    ),
  ],
});
