import {
  choose,
  creature,
  itself,
  opponentsMana,
  putIntoGraveyard,
  when,
} from '../../effects/language/words.ts';

export const quakesaur = creature({
  name: 'Quakesaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 5,
  power: 3000,
  printings: ['DM-09 40/55'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
    ),
  ],
});
