import type { CardObject, Player } from '../../../table/nouns.ts';
import { chooseBases } from '../../actions/chooseBases.ts';
import { crossOnto } from '../../actions/crossing.ts';
import { endPending } from '../../actions/endPending.ts';
import { moveTogether } from '../../actions/moves.ts';
import { stateBasedActions } from '../../actions/stateBased.ts';
import { setTapped } from '../../actions/tapping.ts';
import { announceUse, finishUse } from '../../actions/using.ts';
import { USE_FACTS } from '../../language/cardTypes.ts';
import { askOne, PASS } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { nameOf } from '../../questions/characteristics.ts';
import { hiddenHand } from '../../questions/concealment.ts';
import { canPay, paymentsFor, worldOfPayment } from '../../questions/costs.ts';
import { infoOf } from '../../questions/objectInfo.ts';
import {
  additionalCosts,
  alternativeCosts,
  crossable,
  crossableFree,
  faceAt,
  type MainAction,
  mainActions,
  manaCostOf,
  verbOf,
} from '../../questions/uses.ts';
import type { PrintedFace } from '../../state/caches.ts';
import type { Procedure, UseInProgress } from '../../state/game.ts';
import { request } from '../../state/moveRequest.ts';
import { scopeOf } from '../../state/scope.ts';

const labelOf = ({ way, face }: MainAction): string => {
  if (way === 'cross') return `Cross ${face.name}`;
  if (way === 'crossFree') return `Cross ${face.name} without paying`;
  return way === 'galaxyshield'
    ? `Galaxyshield ${face.name}`
    : `${USE_FACTS[verbOf(face)].label} ${face.name}`;
};

/** 504.1. The active player uses a card, crosses a cross gear, or moves on to the attack step. */
export function* chooseMainAction(play: Play): Procedure<'use' | 'cross' | 'crossFree' | 'pass'> {
  const player = play.game.turn.active;
  const chosen = yield* askOne<MainAction | undefined>({
    player,
    kind: 'main',
    rule: '504.1',
    prompt: 'Use a card, or go on to the attack step',
    options: [
      ...mainActions(play, player).map((action) => ({
        option: { label: labelOf(action), card: infoOf(play, action.card, player, 'known') },
        value: action,
      })),
      { option: { ...PASS, label: 'Go on to the attack step' }, value: undefined },
    ],
    secret: play.asking.concealed && hiddenHand(play, player).length > 0,
  });
  if (chosen === undefined) return 'pass';
  const use: UseInProgress = {
    object: chosen.card.id,
    face: chosen.index,
    player,
    alternative: -1,
    onto: [],
    way: chosen.way,
  };
  play.set({ use });
  return chosen.way === 'cross' || chosen.way === 'crossFree' ? chosen.way : 'use';
}

/**
 * 504.2. The player chooses the creature to cross the gear onto, if there still is one. Crossing is not a use
 * (701.5a).
 */
export function* crossGear(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { use, card, face } = using;
  const creatures = (use.way === 'crossFree' ? crossableFree : crossable)(play, use.player, card);
  if (creatures.length === 0) {
    play.set({ use: undefined });
    return;
  }
  const creature = yield* askOne({
    player: use.player,
    kind: 'choose',
    rule: '504.2',
    prompt: `Choose the creature that ${face.name} is crossed onto`,
    source: infoOf(play, card, use.player, 'known'),
    options: creatures.map((one) => {
      const info = infoOf(play, one, use.player, 'known');
      return { option: { label: info.name ?? 'A creature', card: info }, value: one };
    }),
  });
  crossOnto(play, card, creature, '504.2');
  play.set({ use: undefined });
  yield* stateBasedActions(play);
}

interface Using {
  readonly use: UseInProgress;
  readonly card: CardObject;
  readonly face: PrintedFace;
}

function inUse(play: Play): Using {
  const { use } = play.game;
  const card = use === undefined ? undefined : play.find(use.object);
  if (use === undefined || card === undefined) throw new Error('No card is being used.');
  return { use, card, face: faceAt(play, card, use.face) };
}

/** 400.5. The card being used; undefined, and the use is over, if it has left in the meantime. */
function stillInUse(play: Play): Using | undefined {
  const { use } = play.game;
  if (use !== undefined && play.find(use.object) !== undefined) return inUse(play);
  play.set({ use: undefined });
  return undefined;
}

/** 601.1a-b. The use is declared and the card shown, with the cost to be paid; the card becomes pending. */
export function* declareUse(play: Play): Procedure {
  const { use, card, face } = inUse(play);
  const ways = use.way === 'use' && face.hasCosts ? alternativeCosts(play, use.player, card, face) : [];
  const then = worldOfPayment(play, card);
  const payable = canPay(then, use.player, manaCostOf(then, card, face, use), face.civilizations);
  const alternative = yield* askOne({
    player: use.player,
    kind: 'cost',
    rule: '601.1a',
    prompt: `Choose how ${face.name} is paid for`,
    source: infoOf(play, card, use.player, 'known'),
    options: [
      ...(payable ? [{ option: { label: 'Pay its cost' }, value: -1 }] : []),
      ...ways.map((way) => ({ option: { label: 'Pay the alternative cost' }, value: way })),
    ],
  });
  play.set({ use: { ...use, alternative } });
  play.change([card.id], { pending: true });
  play.note(
    { kind: 'useDeclared', player: use.player, object: card.id, name: face.name, verb: verbOf(face) },
    '601.1a',
  );
}

/** 601.1d-f, 112.2. The total is fixed; civilizations are paid first, then the rest, exactly. */
export function* payCost(play: Play): Procedure {
  const { use, card, face } = inUse(play);
  const about = { player: use.player, object: card.id, name: face.name };
  const way = face.abilities[use.alternative];
  if (way?.kind === 'cost') {
    yield* play.perform(way.effect, scopeOf(use.player, card.id, face.name));
    play.note({ kind: 'costPaid', ...about, mana: [], cost: 0 }, '601.1f');
  } else {
    const cost = manaCostOf(play, card, face, use);
    const payment = yield* askOne({
      player: use.player,
      kind: 'pay',
      rule: '112.2',
      prompt: `Choose how to pay ${cost} for ${face.name}`,
      source: infoOf(play, card, use.player, 'known'),
      options: paymentsFor(play, use.player, cost, face.civilizations).map((one) => ({
        option: { label: one.label },
        value: one,
      })),
    });
    yield* setTapped(play, payment.cards, 'tapped', '112.2').triggers;
    const mana = payment.cards.map((one) => nameOf(play.game, one));
    play.note({ kind: 'costPaid', ...about, mana, cost }, '601.1f');
  }
  yield* payAdditionalCosts(play, use.player, card, face);
  yield* stateBasedActions(play);
}

/** 601.1f. Additional costs are paid along with the cost. */
function* payAdditionalCosts(play: Play, player: Player, card: CardObject, face: PrintedFace): Procedure {
  if (!face.hasCosts) return;
  for (const { effect } of additionalCosts(card, face))
    yield* play.perform(effect, scopeOf(player, card.id, face.name));
}

/**
 * 601.1h, 801.1a. The player chooses what the card says to choose as it is used: the base of an evolution creature.
 */
export function* chooseBase(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined || using.use.way === 'galaxyshield') return;
  const { use, card, face } = using;
  const onto = yield* chooseBases(play, use.player, card, face);
  play.set({ use: { ...use, onto: onto ?? [] } });
}

/** 601.1g. The card counts as used; triggers on that go on standby. */
export function* announce(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined || using.use.way === 'galaxyshield') return;
  const { use, card, face } = using;
  yield* announceUse(play, card, face, use.alternative >= 0 ? 'unpaid' : 'paid');
}

/**
 * 301.2, 302.2. A spell is followed and goes to the graveyard; any other card is put into the battle zone. A
 * galaxyshield that did not become a shield is no longer pending (409.1d).
 */
export function* putOrCast(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { use, card } = using;
  const unpaid = use.alternative >= 0 ? { unpaid: true as const } : {};
  if (use.way === 'galaxyshield') {
    yield* moveTogether(play, [request(card, 'shieldZone', 'shieldPlaced', '601.1f', { faceUp: true })]);
    endPending(play, card.id);
  } else
    yield* finishUse(play, card, use.face, { ...unpaid, onto: use.onto.length > 0 ? use.onto : undefined });
  play.set({ use: undefined });
  yield* stateBasedActions(play);
}
