import {
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  creature,
  may,
  opponentsHand,
  putIntoMana,
  when,
  whenDrawingForTurn,
  yourHand,
} from '../../effects/language/words.ts';

export const mirumeruTheLoveFairy = creature({
  name: 'Mirumeru, the Love Fairy',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 1,
  power: 1000,
  printings: ['DM-14 39/110'],
  abilities: [
    whenDrawingForTurn(may(putIntoMana(choose(yourHand())))),
    when(
      { event: 'drawn', by: 'opponent', for: 'drawStep' },
      putIntoMana(chooseUpTo(opponentsHand(), 1, 'opponent')),
    ),
    cannotAttackPlayers,
  ],
});
