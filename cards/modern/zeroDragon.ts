import type { CardDefinition, Effect, Triggered } from '../../effects/language/vocabulary.ts';
import {
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  beginsInBattleZone,
  cannot,
  cardsIn,
  choose,
  doubleFaced,
  each,
  either,
  exactly,
  gets,
  happened,
  hasWhile,
  isLike,
  itself,
  linkTo,
  may,
  nebula,
  opponentBeginsWithMore,
  opponentsCreatures,
  opponentsHand,
  power,
  provided,
  returnToHand,
  rite,
  self,
  topOfDeckTo,
  when,
  whenDestroyed,
  worldBreaker,
  youHave,
  yourGraveyard,
  yourHand,
  zeroDragonBirth,
  zeroDragonCreature,
} from '../../effects/language/words.ts';

const ORIGIN = 'Zeromu, Origin of Annihilation';
const HAND = 'Rite of the Hand';
const GRAVEYARD = 'Rite of the Graveyard';
const DESTRUCTION = 'Rite of Destruction';
const RESURRECTION = 'Rite of Resurrection';

const zeroDragon = zeroDragonCreature({
  name: 'Zero Dragon',
  civilizations: ['darkness'],
  races: ['Master Dragon Z'],
  cost: 0,
  power: 0,
  abilities: [
    worldBreaker,
    when(
      { event: 'turnedOver', what: itself },
      gets(opponentsCreatures(), 'turn', { kind: 'setPower', to: 0 }),
    ),
    hasWhile(isLike(self, { power: atMost(0) }), cannot({ do: 'move', from: 'battleZone' }), {
      kind: 'winsBattles',
    }),
    when({ event: 'moved', what: itself, from: 'battleZone' }, { do: 'loses', who: 'you' }),
  ],
});

const origin = doubleFaced(
  rite({
    name: ORIGIN,
    civilizations: ['darkness'],
    abilities: [
      beginsInBattleZone(0, [HAND, GRAVEYARD, DESTRUCTION, RESURRECTION]),
      opponentBeginsWithMore(1),
      each(
        cardsIn('battleZone', 'you', { type: ['rite', 'nebula', 'zeroDragonCreature'] }),
        cannot({ do: 'move', from: 'battleZone' }),
      ),
      zeroDragonBirth,
    ],
  }),
  zeroDragon,
);

/** Its player may link the nebula with the rite, and does something more if it is linked. */
const maybeLinked = (then: Effect): Effect =>
  may(linkTo(self, choose(cardsIn('battleZone', 'you', { names: [ORIGIN] }))), then);

const star = (name: string, ability: Triggered): CardDefinition =>
  doubleFaced(nebula({ name, civilizations: ['darkness'], abilities: [ability] }), zeroDragon);

const ofTheHand = star(
  HAND,
  provided(
    either(youHave(yourHand(), exactly(0)), youHave(opponentsHand(), exactly(0))),
    atEndOfYourTurn(maybeLinked({ do: 'gacharangeSummon', count: 1 })),
  ),
);

const ofTheGraveyard = star(
  GRAVEYARD,
  provided(
    youHave(yourGraveyard(), atLeast(8)),
    when(
      { event: 'moved', what: any('you', { type: 'card' }), to: 'graveyard' },
      maybeLinked(gets(choose(opponentsCreatures()), 'turn', power(-3000))),
    ),
  ),
);

const ofDestruction = star(
  DESTRUCTION,
  provided(
    happened({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, atLeast(3)),
    whenDestroyed(
      any('any'),
      maybeLinked(returnToHand(choose(yourGraveyard({ civilizations: ['darkness'] })))),
    ),
  ),
);

const ofResurrection = star(
  RESURRECTION,
  when(
    { event: 'moved', what: any('you', { type: 'card' }), from: 'graveyard', to: 'battleZone' },
    maybeLinked(topOfDeckTo('graveyard', 2)),
  ),
);

/** 812. The Zero Dragon, with its rite and nebulae. */
export const zeroDragons: readonly CardDefinition[] = Object.freeze([
  origin,
  ofTheHand,
  ofTheGraveyard,
  ofDestruction,
  ofResurrection,
]);
