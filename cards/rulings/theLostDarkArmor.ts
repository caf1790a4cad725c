import {
  atStartOfYourTurn,
  blocker,
  cannotAttack,
  choose,
  creature,
  from,
  may,
  put,
  putIntoGraveyard,
  self,
  yourShields,
} from '../../effects/language/words.ts';

export const theLostDarkArmor = creature({
  name: 'The Lost, Dark Armor',
  civilizations: ['darkness'],
  races: ['Dark Knightmare', 'Revolutionary'],
  cost: 4,
  power: 3000,
  abilities: [
    blocker,
    cannotAttack,
    from(['graveyard'], atStartOfYourTurn(may(putIntoGraveyard(choose(yourShields())), put(self)))),
  ],
});
