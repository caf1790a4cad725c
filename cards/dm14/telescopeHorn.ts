import {
  blocker,
  cannotAttack,
  choose,
  creature,
  discard,
  inOrder,
  lookAt,
  opponentsHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const telescopeHorn = creature({
  name: 'Telescope Horn',
  civilizations: ['darkness'],
  races: ['Gargoyle'],
  cost: 4,
  power: 2000,
  printings: ['DM-14 88/110'],
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(
        lookAt(opponentsHand()),
        discard(choose(opponentsHand({ type: 'creature', civilizations: ['light', 'nature'] }))),
      ),
    ),
    cannotAttack,
  ],
});
