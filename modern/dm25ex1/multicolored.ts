import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  atRandom,
  both,
  cannot,
  cardsIn,
  creature,
  discard,
  doubleBreaker,
  gains,
  gets,
  may,
  opponentsHand,
  provided,
  self,
  slayer,
  that,
  useFree,
  when,
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

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [happoumantora];
