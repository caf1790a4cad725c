import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  atLeast,
  atMost,
  atRandom,
  blocker,
  both,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  chooseUpTo,
  countOf,
  creature,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  inOrder,
  may,
  ninjaChange,
  opponentsHand,
  provided,
  returnToHand,
  self,
  slayer,
  that,
  untap,
  useFree,
  when,
  whenPut,
  youHave,
  yourGraveyard,
} from 'taiki/words';
import { PUT_OR_ATTACKS } from '../common.ts';

const happoumantora = creature({
  name: '漲る混沌 ハッポウマントラ',
  civilizations: ['light', 'darkness'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 6500,
  abilities: [
    provided(
      both(
        youHave(cardsIn('battleZone', 'you', { races: ['Shinobi'] }), atLeast(2)),
        youHave(cardsIn('battleZone', 'you', { names: ['漲る混沌 ハッポウマントラ'] }), atMost(0)),
      ),
      when({ event: 'endOfTurn', of: 'opponent' }, may(useFree(self))),
    ),
    doubleBreaker,
    when(
      { event: 'attacks', what: { of: 'you', filter: { races: ['Shinobi'] } }, target: 'player' },
      discard(atRandom(opponentsHand())),
    ),
    when(
      { event: 'attacks', what: { of: 'you', filter: { races: ['Shinobi'] } }, target: 'creature' },
      gets(that, 'turn', gains(slayer), cannot({ do: 'beDestroyedByBattle' })),
    ),
  ],
  printings: ['DM25-EX1 015'],
});

const kirifudaruru = creature({
  name: 'きりふだるる',
  civilizations: ['light', 'water'],
  races: ['Angel Command Dragon'],
  cost: 5,
  power: 99999,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(
      self,
      inOrder(
        may(draw(countOf(cardsIn('battleZone', 'you', { races: ['Angel Command'] })))),
        gets(self, 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' })),
      ),
    ),
  ],
  printings: ['DM25-EX1 033'],
});

const musasabiMantra = creature({
  name: '救う混沌 ムササビマントラ',
  civilizations: ['light', 'darkness'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 6000,
  abilities: [
    ninjaChange(3),
    doubleBreaker,
    when(PUT_OR_ATTACKS, returnToHand(chooseUpTo(yourGraveyard({ races: ['Shinobi'] }), 3))),
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DM25-EX1 034'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [musasabiMantra, happoumantora, kirifudaruru];
