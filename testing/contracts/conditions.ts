import type { StandbyEffect } from '../../effects/state/game.ts';
import { opponentOf, PLAYERS, type Player, ZONES } from '../../table/nouns.ts';
import type { Moment } from '../momentRecorder.ts';

/** A condition at a moment; `before` is the moment before it, undefined at the first. */
interface Condition {
  readonly rule: string;
  readonly says: string;
  holds(moment: Moment, before: Moment | undefined): boolean;
}

const isShieldUse = ({ kind }: StandbyEffect): boolean => kind === 'shieldUse';

/** What waits at a moment, by the player whose turn it is and the other. */
function waitingAt({ game, standby }: Moment) {
  const ap = game.turn.active;
  const side = (player: 'p1' | 'p2') => {
    const effects = standby.effects.filter((effect) => effect.player === player);
    return {
      effects,
      shieldUses: effects.filter(isShieldUse),
      beforeBreak: effects.filter(({ kind, event }) => kind === 'ability' && event === 'shieldsChosen'),
      declares: standby.opportunities.some((opportunity) => opportunity.player === player),
    };
  };
  return { ap: side(ap), nap: side(opponentOf(ap)) };
}

const isPending = ({ game: { zones } }: Moment): boolean =>
  PLAYERS.some((player) => ZONES.some((zone) => zones[player][zone].some(({ pending }) => pending)));

function isUsedCardPending({ game: { use, zones } }: Moment): boolean {
  if (use === undefined) return false;
  return ZONES.some((zone) =>
    zones[use.player][zone].some(
      ({ id, pending }) => (pending || zone === 'battleZone') && id === use.object,
    ),
  );
}

/** The zones in which no card begins a duel. */
const DEALT = ['hand', 'battleZone', 'manaZone', 'shieldZone', 'graveyard'] as const;

const isTableBare = ({ game }: Moment): boolean =>
  PLAYERS.every((player) => DEALT.every((zone) => game.zones[player][zone].length === 0));

/** 509. The attack that goes on to the player: nobody blocks it. */
const isOnPlayer = ({ game: { attack } }: Moment): boolean =>
  attack !== undefined && 'player' in attack.target && !attack.blocked;

/** 500.1, 500.5. Whose turn follows. */
const playerAfter = ({ game: { turn } }: Moment): Player =>
  turn.number === 0 ? turn.active : (turn.extra[0] ?? turn.next ?? opponentOf(turn.active));

/** The conditions of contracts, each with the sentence of its rule. */
export const conditions = {
  nothingOnStandby: {
    rule: '500.2',
    says: 'nothing is on standby and no declaration is open',
    holds: ({ standby }) => standby.effects.length === 0 && standby.opportunities.length === 0,
  },
  nothingResolving: {
    rule: '101.4d',
    says: 'no effect is being resolved',
    holds: ({ standby }) => standby.resolving === undefined,
  },
  apResolving: {
    rule: '605.2',
    says: 'an effect of the active player is being resolved',
    holds: ({ game, standby }) => standby.resolving?.player === game.turn.active,
  },
  napResolving: {
    rule: '605.2',
    says: 'an effect of the non-active player is being resolved',
    holds: ({ game, standby }) => standby.resolving?.player === opponentOf(game.turn.active),
  },
  apDeclaresNext: {
    rule: '506.3b',
    says: 'the active player has an open declaration, and neither a shield use nor what comes before a break waits',
    holds: (moment) => {
      const { ap, nap } = waitingAt(moment);
      const first = [ap, nap].flatMap(({ shieldUses, beforeBreak }) => [...shieldUses, ...beforeBreak]);
      return ap.declares && first.length === 0;
    },
  },
  apResolvesNext: {
    rule: '101.4a',
    says: 'an effect of the active player is next: only shield uses of the non-active player, and what comes before a break (509.4), come before it',
    holds: (moment) => {
      const { ap, nap } = waitingAt(moment);
      if (ap.shieldUses.length > 0) return true;
      if (nap.shieldUses.length > 0) return false;
      if (ap.beforeBreak.length > 0) return true;
      return ap.effects.length > 0 && nap.beforeBreak.length === 0 && !ap.declares;
    },
  },
  napDeclaresNext: {
    rule: '506.3d',
    says: 'the non-active player has an open declaration, and nothing of the active player or of shields waits',
    holds: (moment) => {
      const { ap, nap } = waitingAt(moment);
      return nap.declares && nap.shieldUses.length === 0 && ap.effects.length === 0 && !ap.declares;
    },
  },
  napResolvesNext: {
    rule: '101.4c',
    says: 'an effect of the non-active player is next: a shield use, what comes before a break (509.4), or nothing else is left to do before it',
    holds: (moment) => {
      const { ap, nap } = waitingAt(moment);
      if (nap.shieldUses.length > 0) return ap.shieldUses.length === 0;
      if (nap.beforeBreak.length > 0) return ap.shieldUses.length + ap.beforeBreak.length === 0;
      return nap.effects.length > 0 && ap.effects.length === 0 && !ap.declares && !nap.declares;
    },
  },
  noAttack: {
    rule: '505.1',
    says: 'no attack is in progress',
    holds: ({ game }) => game.attack === undefined,
  },
  attackInProgress: {
    rule: '506.1',
    says: 'an attack is in progress',
    holds: ({ game }) => game.attack !== undefined,
  },
  attackOnPlayer: {
    rule: '509.1',
    says: 'the attack is on a player and was not blocked',
    holds: isOnPlayer,
  },
  attackOnCreature: {
    rule: '508.1',
    says: 'the attack is on a creature or was blocked',
    holds: (moment) => moment.game.attack !== undefined && !isOnPlayer(moment),
  },
  noShields: {
    rule: '509.1',
    says: 'the attacked player has no shields',
    holds: ({ game }) => game.zones[opponentOf(game.turn.active)].shieldZone.length === 0,
  },
  nobodyBlocks: {
    rule: '507.1',
    says: 'nobody has blocked the attack yet',
    holds: ({ game }) => game.attack?.blocked !== true || !game.attack.named,
  },
  noBattle: {
    rule: '115.1',
    says: 'no battle is in progress',
    holds: ({ game }) => game.battle === undefined,
  },
  nothingInUse: {
    rule: '601.1',
    says: 'no card is being used',
    holds: ({ game }) => game.use === undefined,
  },
  cardInUse: { rule: '601.1a', says: 'a card is being used', holds: ({ game }) => game.use !== undefined },
  usedByActivePlayer: {
    rule: '504.1',
    says: 'the card that is being used is one of the active player',
    holds: ({ game }) => game.use === undefined || game.use.player === game.turn.active,
  },
  usedCardPending: {
    rule: '409.1',
    says: 'the card that is being used is pending, or a creature of which the spell half is cast',
    holds: isUsedCardPending,
  },
  nothingPending: { rule: '409.1c', says: 'no card is pending', holds: (moment) => !isPending(moment) },
  noTapAbility: {
    rule: '602.1',
    says: 'no tap ability is being used',
    holds: ({ game }) => game.tapAbility === undefined,
  },
  tapAbilityInPlay: {
    rule: '602.1',
    says: 'the creature that is tapped for a tap ability, and the one that bears it, are in the battle zone',
    holds: ({ game: { tapAbility, turn, zones } }) =>
      tapAbility === undefined ||
      [tapAbility.creature, tapAbility.source].every((used) =>
        zones[turn.active].battleZone.some(({ id }) => id === used),
      ),
  },
  tableBare: { rule: '103.2', says: 'no card has been dealt', holds: isTableBare },
  noTurnYet: {
    rule: '500.1',
    says: 'the first turn has not begun',
    holds: ({ game }) => game.turn.number === 0,
  },
  sameTurn: {
    rule: '500.1',
    says: 'it is the turn that it was, of the same player',
    holds: ({ game: { turn } }, before) =>
      before === undefined ||
      (before.game.turn.number === turn.number && before.game.turn.active === turn.active),
  },
  nextTurn: {
    rule: '500.1',
    says: 'the next turn has begun, of the player who is next',
    holds: ({ game: { turn } }, before) =>
      before === undefined ||
      before.state.startsWith('arriving') ||
      (turn.number === before.game.turn.number + 1 && turn.active === playerAfter(before)),
  },
  duelIsOver: {
    rule: '104.1',
    says: 'the duel has a result',
    holds: ({ game }) => game.result !== undefined,
  },
} satisfies Readonly<Record<string, Condition>>;

/** The name of a condition of a contract. */
export type ConditionName = keyof typeof conditions;

export const conditionNamed = (name: ConditionName): Condition => conditions[name];
