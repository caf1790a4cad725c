import {
  creature,
  draw,
  highestPower,
  may,
  opponentsCreatures,
  provided,
  whenDrawingForTurn,
  yourCreatures,
} from '../../effects/language/words.ts';

export const wingeyeMoth = creature({
  name: 'Wingeye Moth',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 3000,
  printings: ['DM-12 29/55'],
  abilities: [
    provided(
      {
        kind: 'compare',
        a: highestPower(yourCreatures()),
        b: highestPower(opponentsCreatures()),
        is: 'more',
      },
      whenDrawingForTurn(may(draw())),
    ),
  ],
});
