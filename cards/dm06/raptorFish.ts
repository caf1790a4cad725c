import {
  countOf,
  creature,
  draw,
  inOrder,
  named,
  remember,
  self,
  shuffleDeck,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const raptorFish = creature({
  name: 'Raptor Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 3000,
  printings: ['DM-06 43/110'],
  abilities: [
    whenPut(
      self,
      inOrder(
        remember(countOf(yourHand()), 'cards'),
        { do: 'move', what: yourHand(), to: 'deck' },
        shuffleDeck('you'),
        draw(named('cards')),
      ),
    ),
  ],
});
