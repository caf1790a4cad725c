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
    'Known only from rulings, which describe the draw. The rest follows descriptions of the Japanese card; its vividdraw is left out.',
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
