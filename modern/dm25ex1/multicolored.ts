import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  atRandom,
  blocker,
  both,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  countOf,
  creature,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  inOrder,
  may,
  opponentsHand,
  provided,
  self,
  slayer,
  that,
  useFree,
  when,
  whenPut,
  youHave,
} from 'taiki/words';

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

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [happoumantora, kirifudaruru];
