import {
  any,
  creature,
  draw,
  given,
  may,
  opponentsTurn,
  waveStriker,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const lamielDestinyEnforcer = creature({
  name: 'Lamiel, Destiny Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 5,
  power: 3000,
  printings: ['DM-11 10/55'],
  abilities: [waveStriker(given(opponentsTurn, whenDestroyed(any('you'), may(draw()))))],
});
