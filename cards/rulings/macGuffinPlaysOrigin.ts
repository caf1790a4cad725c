import {
  atEndOfYourTurn,
  choose,
  creature,
  doubleBreaker,
  draw,
  inOrder,
  opponentsCreatures,
  putOnDeck,
  self,
  shuffleDeck,
  speedAttacker,
} from '../../effects/language/words.ts';

export const macGuffinPlaysOrigin = creature({
  name: "MacGuffin, Play's Origin",
  civilizations: ['water', 'fire'],
  races: ['Mutopia', 'Bikkuri Kingdom'],
  cost: 5,
  power: 9000,
  reconstructed:
    'Known from rulings only, which tell of the drawing; the rest follows what is told of the Japanese card, and its vividdraw is left out.',
  abilities: [
    speedAttacker,
    doubleBreaker,
    atEndOfYourTurn(
      inOrder(
        putOnDeck(choose(opponentsCreatures()), 'top'),
        shuffleDeck('opponent'),
        putOnDeck(self, 'top'),
        shuffleDeck('you'),
        draw(1, 'any'),
      ),
    ),
  ],
});
