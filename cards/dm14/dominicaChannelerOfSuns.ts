import {
  any,
  creature,
  delayed,
  doubleBreaker,
  has,
  self,
  untap,
  when,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const dominicaChannelerOfSuns = creature({
  name: 'Dominica, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 5,
  power: 9000,
  printings: ['DM-14 11/110'],
  abilities: [
    has({ kind: 'entersTapped' }),
    has({ kind: 'doesNotUntap' }),
    wheneverAttacks(any('opponent'), delayed(when({ event: 'endOfTurn', of: 'any' }, untap(self)), 'turn')),
    doubleBreaker,
  ],
});
