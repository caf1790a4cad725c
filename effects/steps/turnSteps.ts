import { type CardObject, opponentOf, PLAYERS } from '../../table/nouns.ts';
import { moveObjects, moveTo } from '../../table/objects.ts';
import { draw } from '../actions/drawing.ts';
import { moveTogether, request } from '../actions/moves.ts';
import { stateBasedActions } from '../actions/stateBased.ts';
import { setTapped } from '../actions/tapping.ts';
import { happen } from '../events/happen.ts';
import { ask, PASS } from '../play/ask.ts';
import { infoOf, type Play } from '../play/play.ts';
import { numberOf } from '../questions/amounts.ts';
import { reaches, staticsOf } from '../questions/characteristics.ts';
import { endsAsTurnBegins, endsWithTurn } from '../state/durations.ts';
import type { Game, Procedure } from '../state/game.ts';

/** 500.1. The next turn begins: an extra turn that was gained, or the other player's. */
export function turnAfter(game: Game): Game {
  const { turn } = game;
  const [gained, ...extra] = turn.extra;
  const number = turn.number + 1;
  const active = number === 1 ? turn.active : (gained ?? opponentOf(turn.active));
  return {
    ...game,
    turn: { number, active, attacks: 0, extra: gained === undefined ? [] : extra },
    lasting: game.lasting.filter((lasting) => !endsAsTurnBegins(lasting, active)),
    delayed: game.delayed.filter((delayed) => !endsAsTurnBegins(delayed, active)),
    thisTurn: [],
    lastKnown: [],
  };
}

/** 501.1, 702.3a. The active player's cards in the battle zone and the mana zone untap together, before anything triggers. */
export function* untapAll(play: Play): Procedure {
  const { active } = play.game.turn;
  const { battleZone, manaZone } = play.game.zones[active];
  const stays = staticsOf(play).filter(({ effect }) => effect.kind === 'doesNotUntap');
  const all = [...battleZone, ...manaZone].filter(
    (object) => object.tapped && !stays.some((one) => reaches(play, one, object)),
  );
  const untapping = yield* withinUntapLimits(play, all);
  yield* setTapped(play, untapping, 'untapped', '501.1');
  const fact = { kind: 'turnBegan', player: active, turn: play.game.turn.number } as const;
  yield* happen(play, [[fact, '501.2']], play.game);
  yield* stateBasedActions(play);
}

/** 501.1. Where only so many may untap, their player picks which. */
function* withinUntapLimits(play: Play, all: readonly CardObject[]): Procedure<readonly CardObject[]> {
  let untapping = all;
  for (const one of staticsOf(play)) {
    if (one.effect.kind !== 'untapAtMost') continue;
    const limited = untapping.filter((object) => reaches(play, one, object));
    const count = Math.min(limited.length, numberOf(play, one.effect.count, one.scope));
    const player = play.game.turn.active;
    const chosen = yield* ask({
      player,
      kind: 'choose',
      rule: '501.1',
      prompt: `Choose the ${count} cards that untap`,
      options: limited.map((object) => {
        const card = infoOf(play, object, player, 'known');
        return { option: { label: card.name ?? 'A card', card }, value: object };
      }),
      min: count,
      max: count,
    });
    untapping = untapping.filter((object) => !limited.includes(object) || chosen.includes(object));
  }
  return untapping;
}

/** 502.1. The active player draws a card. */
export function* drawForTurn(play: Play): Procedure {
  yield* draw(play, play.game.turn.active, 1);
}

/** 503.1. The active player may put one card of the hand into the mana zone. */
export function* chargeMana(play: Play): Procedure {
  const player = play.game.turn.active;
  const [card] = yield* ask({
    player,
    kind: 'charge',
    rule: '503.1',
    prompt: 'You may put a card into your mana zone',
    options: [
      ...play.game.zones[player].hand.map((object) => {
        const info = infoOf(play, object, player, 'known');
        return { option: { label: `Charge ${info.name ?? ''}`, card: info }, value: object };
      }),
      { option: { ...PASS, label: 'Charge nothing' }, value: undefined },
    ],
    min: 1,
    max: 1,
  });
  if (card === undefined) return;
  yield* moveTogether(play, [request(card, 'manaZone', 'manaCharged', '503.1')]);
  yield* stateBasedActions(play);
}

/** 511.1. The end of the turn triggers what waits for it. */
export function* announceEndOfTurn(play: Play): Procedure {
  const { active } = play.game.turn;
  yield* happen(play, [[{ kind: 'turnEnding', player: active }, '511.1a']], play.game);
}

/** 511.2, 512.1. What lasts for this turn ends; pending cards go to the graveyard and trigger nothing. */
export function* endTurn(play: Play): Procedure {
  const { game } = play;
  play.game = {
    ...game,
    attack: undefined,
    battle: undefined,
    use: undefined,
    lasting: game.lasting.filter((lasting) => !endsWithTurn(lasting, game.turn)),
    delayed: game.delayed.filter((delayed) => !endsWithTurn(delayed, game.turn)),
  };
  dropPending(play);
  play.note({ kind: 'turnEnded', player: game.turn.active }, '512.1');
}

/** Zones in which cards become pending. */
const PENDING_ZONES = ['hand', 'deck', 'manaZone', 'graveyard', 'shieldZone'] as const;

function dropPending(play: Play): void {
  const pending = PLAYERS.flatMap((player) =>
    PENDING_ZONES.flatMap((zone) => play.game.zones[player][zone].filter((object) => object.pending)),
  );
  const [game, moved] = moveObjects(
    play.game,
    pending.map(({ id }) => moveTo(id, 'graveyard')),
  );
  play.game = game;
  for (const { was, became } of moved) {
    for (const object of became) {
      play.note(
        {
          kind: 'cardMoved',
          ...play.about(object),
          was: was.id,
          from: was.zone,
          to: object.zone,
          how: undefined,
          unpaid: false,
          onto: undefined,
        },
        '512.1',
      );
    }
  }
}
