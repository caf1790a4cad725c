import {
  any,
  creature,
  forEach,
  gains,
  gets,
  inOrder,
  instead,
  replaceUntil,
  self,
  slayer,
  speedAttacker,
  the,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const kiryuJilvesGaiasRoar = creature({
  name: "Kiryu Jilves, Gaia's Roar",
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Lost Crusader'],
  cost: 5,
  power: 1000,
  abilities: [
    whenPut(
      self,
      forEach(
        yourCreatures(),
        'one',
        inOrder(
          gets(the('one'), 'turn', gains(speedAttacker, slayer)),
          replaceUntil('turn', wouldBeDestroyed(any('you', { is: the('one') }), instead('manaZone'))),
        ),
      ),
    ),
  ],
});
