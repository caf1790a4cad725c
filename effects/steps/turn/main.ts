import type { CardObject } from '../../../table/nouns.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { chooseBases } from '../../actions/choosing/chooseBases.ts';
import { crossOnto } from '../../actions/crossing.ts';
import { endPending } from '../../actions/endPending.ts';
import { moveTogether } from '../../actions/moves.ts';
import { setTapped } from '../../actions/tapping.ts';
import { announceUse, finishUse } from '../../actions/using.ts';
import { USE_FACTS } from '../../language/cardTypes.ts';
import type { CostAbility, Effect } from '../../language/vocabulary.ts';
import { askOne, PASS } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { evolutionOf } from '../../questions/characteristics/piles/bases.ts';
import { paymentsFor, worldOfPayment } from '../../questions/costs/costs.ts';
import type { ManaToPay } from '../../questions/costs/reductions.ts';
import {
  crossable,
  crossableFree,
  faceAt,
  type Opening,
  openingsFor,
  verbOf,
} from '../../questions/costs/uses.ts';
import { hiddenHand, isDeckOpen } from '../../questions/triggers/concealment.ts';
import type { Laying, PrintedFace } from '../../state/caches.ts';
import type { Procedure, UseInProgress } from '../../state/game.ts';
import type { Payment } from '../../state/reported/facts.ts';
import { request } from '../../state/reported/moveRequest.ts';
import type { MainOutcome } from '../../state/reported/outcome.ts';
import { type Scope, scopeOf } from '../../state/scope.ts';
import { partsOf } from '../../words/canPayInFull.ts';
import { chooseReductions, payForReductions } from './paidReductions.ts';
import {
  additionalCosts,
  alternativeCosts,
  canPayOwnCost,
  type DeclaredUse,
  grantedCosts,
  type MainAction,
  mainActions,
  manaCostOf,
  optionalCosts,
  payableTimes,
  wayOfGranted,
} from './paidUses.ts';

const LAID: { readonly [Z in Laying['to']]: (name: string) => string } = {
  shieldZone: LABELS.galaxyshield,
  hyperspatialZone: LABELS.pandoraShift,
};

const labelOf = ({ way, card, face }: MainAction): string => {
  if (way === 'hyperize')
    return card.zone === 'manaZone' ? LABELS.manaAbility(face.name) : LABELS.hyperize(face.name);
  if (way === 'cross') return LABELS.cross(face.name);
  if (way === 'crossFree') return LABELS.crossFree(face.name);
  const { laying } = face;
  return way === 'galaxyshield' && laying !== undefined
    ? LAID[laying.to](face.name)
    : USE_FACTS[verbOf(face)].label(face.name);
};

/** 504.1. The active player uses a card, crosses a cross gear, uses a hyperize, or moves on to the attack step. */
export function* chooseMainAction(play: Play): Procedure<MainOutcome> {
  const player = play.game.turn.active;
  const chosen = yield* askOne<MainAction | undefined>({
    player,
    kind: 'main',
    rule: '504.1',
    prompt: PROMPTS.main,
    options: [
      ...mainActions(play, player).map((action) => ({
        option: { label: labelOf(action), card: infoOf(play, action.card, player, 'known') },
        value: action,
      })),
      { option: { ...PASS, label: LABELS.toAttackStep }, value: undefined },
    ],
    secret: play.asking.concealed && (hiddenHand(play, player).length > 0 || isDeckOpen(play, player)),
  });
  if (chosen === undefined) return 'pass';
  const use: UseInProgress = {
    object: chosen.card.id,
    face: chosen.index,
    player,
    alternative: undefined,
    onto: [],
  };
  play.set({ use });
  return chosen.way;
}

/** 504.2. The gear is crossed onto a creature, its cost having been paid. */
export const crossGear = (play: Play): Procedure => crossOntoOne(play, crossable);

/** 101.1. The gear is crossed onto a creature that says that this costs nothing. */
export const crossGearFree = (play: Play): Procedure => crossOntoOne(play, crossableFree);

/** 504.2. The player chooses the creature to cross the gear onto, if there still is one. Crossing is not a use (701.5a). */
function* crossOntoOne(play: Play, onto: typeof crossable): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { use, card, face } = using;
  const creatures = onto(play, use.player, card);
  if (creatures.length === 0) {
    play.set({ use: undefined });
    return;
  }
  const creature = yield* askOne({
    player: use.player,
    kind: 'choose',
    rule: '504.2',
    prompt: PROMPTS.crossedOnto(face.name),
    source: infoOf(play, card, use.player, 'known'),
    options: creatures.map((one) => {
      const info = infoOf(play, one, use.player, 'known');
      return { option: { label: info.name ?? LABELS.creature, card: info }, value: one };
    }),
  });
  crossOnto(play, card, creature, '504.2');
  play.set({ use: undefined });
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
  const using = inUse(play);
  const { use, card, face } = using;
  const ways = face.hasCosts ? alternativeCosts(play, use.player, card, face) : [];
  const payable = canPayOwnCost(play, use.player, card, face);
  const granted = grantedCosts(play, use.player, card, face);
  const way = yield* chooseCost(play, using, [
    ...(payable ? [{ alternative: undefined }] : []),
    ...ways.map((index) => ({ alternative: index })),
    ...granted.map((mana) => ({ alternative: undefined, granted: mana })),
  ]);
  const plain = { player: use.player, object: card, face, way: wayOf(face, way) };
  const extras = face.hasCosts ? yield* chooseExtras(play, plain) : [];
  const extra = extras.some((times) => times > 0) ? { extras } : {};
  const reductions = yield* chooseReductions(play, { ...plain, ...extra });
  const allowed = plain.way?.from === undefined ? yield* chooseOpening(play, using, way) : undefined;
  declare(play, using, {
    ...way,
    ...extra,
    ...(reductions.length === 0 ? {} : { reductions }),
    ...(allowed?.counted ? { allowedBy: allowed.source } : {}),
  });
}

/** 601.1a. The player chooses what allows the use from where the card lies; of cards with the same name, the first one does. */
function* chooseOpening(
  play: Play,
  { use, card, face }: Using,
  { granted }: Way,
): Procedure<Opening | undefined> {
  if (card.zone === 'hand') return undefined;
  const all = openingsFor(play, use.player, card, granted === 'nothing' ? 'unpaid' : 'paid');
  const found = all.filter(
    (one, index) =>
      all.findIndex(({ counted, name }) => (one.counted ? counted && name === one.name : !counted)) === index,
  );
  if (found.length < 2) return found[0];
  return yield* askOne({
    player: use.player,
    kind: 'cost',
    rule: '601.1a',
    prompt: PROMPTS.allowed(face.name),
    source: infoOf(play, card, use.player, 'known'),
    options: found.map((one) => ({ option: { label: LABELS.allowedBy(one.name) }, value: one })),
  });
}

/** 112.2d, 601.1a. The player chooses how often each optional cost is paid, in printed order. */
function* chooseExtras(play: Play, use: DeclaredUse): Procedure<readonly number[]> {
  const { player, object, face, way } = use;
  if (way !== undefined && way.mana === undefined) return [];
  const then = worldOfPayment(play, object);
  let chosen: readonly number[] = [];
  for (const _ of optionalCosts(object, face)) {
    const found = payableTimes(play, use, chosen);
    const times = yield* askOne({
      player,
      kind: 'cost',
      rule: '112.2d',
      prompt: PROMPTS.cost(face.name),
      source: infoOf(play, object, player, 'known'),
      options: found.map((one) => {
        const mana = manaCostOf(then, { ...use, extras: [...chosen, one] });
        return { option: { label: LABELS.payMana(String(mana?.count)) }, value: one };
      }),
    });
    chosen = [...chosen, times];
  }
  return chosen;
}

/** A galaxyshield or pandora shift is declared like a use, for its own cost. */
export function* declareGalaxyshield(play: Play): Procedure {
  const using = inUse(play);
  declare(play, using, yield* chooseCost(play, using, [{ alternative: undefined }]));
}

/** An alternative cost of the card by its index, or one that an effect gives, or none at all; the mana cost of the card if nothing of that. */
type Way = Pick<UseInProgress, 'alternative' | 'granted'>;

const labelOfCost = ({ alternative, granted }: Way): string => {
  if (granted === 'nothing') return LABELS.withoutPaying;
  return alternative === undefined && granted === undefined ? LABELS.ownCost : LABELS.alternativeCost;
};

/** 601.1a. The player chooses one of the costs. */
const chooseCost = (play: Play, { use, card, face }: Using, costs: readonly Way[]): Procedure<Way> =>
  askOne({
    player: use.player,
    kind: 'cost',
    rule: '601.1a',
    prompt: PROMPTS.cost(face.name),
    source: infoOf(play, card, use.player, 'known'),
    options: costs.map((cost) => ({
      option: { label: labelOfCost(cost) },
      value: cost,
    })),
  });

/** 601.1a-b. Declares the use of a card; a creature of which the spell half is cast stays where it is. */
function declare(
  play: Play,
  { use, card, face }: Using,
  how: Way & Pick<UseInProgress, 'allowedBy' | 'extras' | 'reductions'>,
): void {
  play.set({ use: { ...use, ...how } });
  if (card.zone !== 'battleZone') play.change([card.id], { pending: true });
  play.note(
    { kind: 'useDeclared', player: use.player, object: card.id, name: face.name, verb: verbOf(face) },
    '601.1a',
  );
}

/** The alternative cost that is paid; undefined if the card is paid for with its own cost. */
function wayOf(face: PrintedFace, { alternative, granted }: Way): CostAbility | undefined {
  if (granted !== undefined) return wayOfGranted(granted);
  const way = alternative === undefined ? undefined : face.abilities[alternative];
  return way?.kind === 'cost' ? way : undefined;
}

/** 601.1d-f, 112.2. The total is fixed and paid with mana, then what else the cost asks for is done. */
export function* payCost(play: Play): Procedure {
  const { use, card, face } = inUse(play);
  const way = wayOf(face, use);
  const about = { player: use.player, object: card.id, name: face.name };
  const { player, extras, reductions } = use;
  const paying = { player, object: card, face, way, ...(extras === undefined ? {} : { extras }) };
  const mana = manaCostOf(play, paying, reductions);
  if (mana !== undefined) yield* payMana(play, mana, face.crystalSoul);
  yield* payForReductions(play, use);
  const additional = face.hasCosts ? additionalCosts(card, face) : [];
  const scope = scopeOf(use.player, card.id, face.name);
  if (way !== undefined) yield* play.pay(way.effect, scope, unpaidOf([way, ...additional]));
  if (mana === undefined) play.note({ kind: 'costPaid', ...about, mana: [], cost: 0 }, '601.1f');
  yield* payAdditionalCosts(play, additional, scope);
}

/** A galaxyshield or pandora shift has a mana cost of its own. */
export function* payGalaxyshield(play: Play): Procedure {
  const { use, card, face } = inUse(play);
  if (face.laying === undefined) throw new Error(`${face.name} has no galaxyshield or pandora shift.`);
  yield* payMana(play, { count: face.laying.cost, of: face.laying.of });
  const additional = face.hasCosts ? additionalCosts(card, face) : [];
  yield* payAdditionalCosts(play, additional, scopeOf(use.player, card.id, face.name));
}

/** 112.2. Civilizations are paid first, then the rest, exactly. */
function* payMana(play: Play, { count: cost, of }: ManaToPay, manaOfFaceDown?: number): Procedure {
  const { use, card, face } = inUse(play);
  const payment = yield* askOne({
    player: use.player,
    kind: 'pay',
    rule: '112.2',
    prompt: PROMPTS.payFor(cost, face.name),
    source: infoOf(play, card, use.player, 'known'),
    options: paymentsFor(play, use.player, cost, of, manaOfFaceDown).map((one) => ({
      option: { label: one.label },
      value: one,
    })),
  });
  const cards = payment.cards();
  yield* setTapped(play, cards, 'tapped', '112.2').triggers;
  const mana = cards.map((one) => nameOf(play.game, one));
  const about = { player: use.player, object: card.id, name: face.name };
  play.note({ kind: 'costPaid', ...about, mana, cost }, '601.1f');
  if (cards.length > 0) play.set({ use: { ...use, mana: cards.map(({ id }) => id) } });
}

/** 601.1f. Additional costs are paid along with the cost. */
function* payAdditionalCosts(play: Play, costs: readonly CostAbility[], scope: Scope): Procedure {
  for (const [index, { effect }] of costs.entries())
    yield* play.pay(effect, scope, unpaidOf(costs.slice(index)));
}

const unpaidOf = (costs: readonly CostAbility[]): readonly Effect[] =>
  partsOf(costs.map(({ effect }) => effect));

/**
 * 601.1h, 801.1a. The player chooses what the card says to choose as it is used: the base of an evolution creature.
 */
export function* chooseBase(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { use, card, face } = using;
  const onto = yield* chooseBases(play, use.player, card, face, 'summoned');
  play.set({ use: { ...use, onto: onto ?? [] } });
}

const paymentOf = ({ alternative, granted, mana }: UseInProgress, face: PrintedFace): Payment => {
  if (granted === 'nothing') return 'unpaid';
  if (alternative !== undefined && wayOf(face, { alternative })?.mana === undefined) return 'unpaid';
  return mana !== undefined ? 'mana' : 'withoutMana';
};

/** 601.1g. The card counts as used; triggers on that go on standby. */
export function* announce(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { use, card, face } = using;
  yield* announceUse(play, card, face, paymentOf(use, face));
}

/** 301.2, 302.2. A spell is followed and goes to the graveyard; any other card is put into the battle zone. */
export function* putOrCast(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { use, card, face } = using;
  yield* finishUse(play, card, use.face, {
    payment: paymentOf(use, face),
    onto: evolutionOf(face) === undefined ? undefined : use.onto,
  });
  play.set({ use: undefined });
}

/** 409.2. A galaxyshield becomes a shield, and a card with pandora shift goes to the hyperspatial zone; if not, it is no longer pending. */
export function* placeGalaxyshield(play: Play): Procedure {
  const using = stillInUse(play);
  if (using === undefined) return;
  const { card, face } = using;
  yield* moveTogether(play, [
    face.laying?.to === 'hyperspatialZone'
      ? request(card, 'hyperspatialZone', 'cardMoved', '601.1f')
      : request(card, 'shieldZone', 'shieldPlaced', '601.1f', { faceUp: true }),
  ]);
  endPending(play, card.id);
  play.set({ use: undefined });
}
