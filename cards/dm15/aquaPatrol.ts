import {
  creature,
  inOrder,
  named,
  oneOf,
  opponentsShields,
  self,
  shuffleDeck,
  tally,
  topOfDeckTo,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const aquaPatrol = creature({
  name: 'Aqua Patrol',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 4,
  power: 2000,
  printings: ['DM-15 2/55'],
  abilities: [
    whenPut(
      self,
      oneOf(
        inOrder(
          tally({ do: 'move', what: yourShields(), to: 'deck' }, 'shields'),
          shuffleDeck('you'),
          topOfDeckTo('shieldZone', named('shields')),
        ),
        inOrder(
          tally({ do: 'move', what: opponentsShields(), to: 'deck' }, 'shields'),
          shuffleDeck('opponent'),
          topOfDeckTo('shieldZone', named('shields'), 'opponent'),
        ),
      ),
    ),
  ],
});
