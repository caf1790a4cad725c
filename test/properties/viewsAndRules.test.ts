import {
  type Agent,
  createDuel,
  type Duel,
  type DuelView,
  greedyAgent,
  randomAgent,
  VIEWERS,
  type Viewer,
  type VisibleCard,
} from 'taiki';
import { describe, expect, it } from 'vitest';
import { KEYWORDS as KEYWORD_WORDS } from '../../effects/language/keywords/table.ts';
import type { KeywordName } from '../../effects/language/vocabulary.ts';
import { objectBan } from '../../effects/questions/characteristics/bans.ts';
import {
  characteristicsOf,
  creaturesOf,
  facesOf,
  hasKeyword,
  powerOf,
} from '../../effects/questions/characteristics/characteristics.ts';
import { costToPay } from '../../effects/questions/costs/costs.ts';
import { attackRefusal, blockRefusal, targetRefusal } from '../../effects/questions/legality/attacks.ts';
import { DuelCaches, PoolCache } from '../../effects/state/caches.ts';
import { currentRules } from '../../effects/state/profile.ts';
import type { World } from '../../effects/state/world.ts';
import { mainActions } from '../../effects/steps/turn/paidUses.ts';
import { fullLibrary } from '../../library/fullLibrary.ts';
import { type CardObject, opponentOf, PLAYERS, ZONES } from '../../table/nouns.ts';
import { objectsAsSeen } from '../../table/view.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';

const KEYWORDS = Object.keys(KEYWORD_WORDS) as KeywordName[];

/** The world of the rules, with all hidden cards and without any answer that a view has worked out. */
const worldOf = ({ game }: Duel): World => ({
  game,
  pool: fullLibrary,
  profile: currentRules,
  caches: new DuelCaches(new PoolCache()),
  reading: undefined,
});

interface Shown {
  readonly card: VisibleCard;
  readonly object: CardObject;
}

const shownIn = (duel: Duel, view: DuelView<Viewer>): readonly Shown[] =>
  PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) =>
      view.zones[player][zone].flatMap((card, index) => {
        const object = objectsAsSeen(duel.game, player, zone, view.viewer)[index];
        return card.hidden || object === undefined ? [] : [{ card, object }];
      }),
    ),
  );

/** What a view says of a card, and what the rules say of it. */
function valuesOf(world: World, { card, object }: Shown): readonly [view: object, rules: object] {
  const [face, other] = facesOf(world, object);
  const { civilizations, races, cost, abilities } = characteristicsOf(world, object);
  const { current } = card;
  const otherFace = other === undefined ? undefined : costToPay(world, object, other);
  return [
    {
      ...current,
      abilities: current.abilities.length,
      otherFace: current.otherFace?.costToPay,
      breakers: current.breakers.length > 0,
      keywords: KEYWORDS.filter((name) => current.keywords.includes(name)),
    },
    {
      name: face?.name,
      type: face?.type,
      civilizations,
      races,
      cost,
      power: powerOf(world, object),
      costToPay: face === undefined ? undefined : costToPay(world, object, face),
      abilities: abilities.length,
      otherFace,
      breakers: hasKeyword(world, object, 'breaker'),
      keywords: KEYWORDS.filter((name) => hasKeyword(world, object, name)),
    },
  ];
}

/** The sum of what the effects on a card add to its power must be its power. */
function explainedPower({ current, printed, effects }: VisibleCard): number | undefined {
  if (current.power === undefined || printed.power === undefined) return current.power;
  if (effects.some(({ kind }) => kind === 'setPower' || kind === 'multipliesPower')) return current.power;
  const added = effects.filter(({ kind }) => kind === 'power' || kind === 'powerAttacker');
  return added.reduce((power, { amount = 0 }) => power + amount, printed.power);
}

/** Bans and permissions as the rules have them; the view says the same in `can`. */
function rulesOf(world: World, object: CardObject): object {
  const isCreature = creaturesOf(world, object.owner).includes(object);
  const isActive = object.owner === world.game.turn.active;
  const foe = opponentOf(object.owner);
  const mayAttack = isCreature && isActive && attackRefusal(world, object) === undefined;
  const targets = mayAttack ? [foe, ...creaturesOf(world, foe)] : [];
  const legal = targets.map((target) => targetRefusal(world, object, target) === undefined);
  const blocks = world.game.attack === undefined || isActive ? undefined : blockRefusal(world, object);
  return {
    attack: isCreature ? { legal: legal.includes(true), targets: legal } : undefined,
    block: isCreature && world.game.attack !== undefined && !isActive ? blocks : 'not asked',
    beChosen:
      object.zone === 'battleZone' && !object.pending
        ? PLAYERS.map((by) => objectBan(world, object, 'beChosen', { by }) === undefined)
        : undefined,
  };
}

function canOf(world: World, { card: { can }, object }: Shown): object {
  const asksBlock = world.game.attack !== undefined && object.owner !== world.game.turn.active;
  const { attack, block, beChosen } = can;
  const refused = block === undefined || block.legal ? undefined : { ...block };
  if (refused !== undefined) Reflect.deleteProperty(refused, 'legal');
  return {
    attack:
      attack === undefined
        ? undefined
        : { legal: attack.legal, targets: attack.targets.map(({ legal }) => legal) },
    block: block !== undefined && asksBlock ? refused : 'not asked',
    beChosen: beChosen === undefined ? undefined : PLAYERS.map((by) => beChosen[by].legal),
  };
}

/** The options of an attack, a block or the main step, and the same from the view of the player who is asked. */
function optionsOf(duel: Duel, shown: readonly Shown[]): readonly [view: unknown, options: unknown] {
  const { decision } = duel;
  const options = (decision?.options ?? []).filter(({ pass }) => !pass);
  const own = shown.filter(({ object }) => object.owner === decision?.player);
  switch (decision?.kind) {
    case 'attack':
      return [
        [
          own.flatMap(({ card }) =>
            (card.can.attack?.targets ?? []).flatMap(({ legal, target }) =>
              legal ? [[card.id, 'creature' in target ? target.creature : undefined]] : [],
            ),
          ),
          own.flatMap(({ card }) => (card.can.tapAbility?.legal ? [card.id] : [])),
        ],
        [
          options.flatMap(({ card, target, uses }) => (uses === undefined ? [[card?.id, target?.id]] : [])),
          [...new Set(options.flatMap(({ card, uses }) => (uses === undefined ? [] : [card?.id])))],
        ],
      ];
    case 'block':
      return [
        own.flatMap(({ card }) => (card.can.block?.legal ? [card.id] : [])),
        options.flatMap(({ card }) => (card === undefined ? [] : [card.id])),
      ];
    case 'main':
      return [
        own.flatMap(({ card }) => (card.can.use?.legal ? [card.id] : [])).sort(),
        [...new Set(mainActions(worldOf(duel), decision.player).map(({ card }) => card.id))].sort(),
      ];
    default:
      return [undefined, undefined];
  }
}

/** Where the views of a decision differ from the rules. */
function expectTruth(duel: Duel): void {
  const world = worldOf(duel);
  for (const viewer of VIEWERS) {
    const view = duel.view(viewer);
    const shown = shownIn(duel, view);
    for (const one of shown) {
      const [said, ruled] = valuesOf(world, one);
      expect(said).toEqual(ruled);
      expect(explainedPower(one.card)).toBe(one.card.current.power);
      expect(canOf(world, one)).toEqual(rulesOf(world, one.object));
    }
    if (viewer === 'judge' || viewer === duel.decision?.player) {
      const [said, asked] = optionsOf(duel, shown);
      expect(said).toEqual(asked);
    }
  }
}

const agentsFor = (seed: number): { readonly p1: Agent; readonly p2: Agent } => ({
  p1: seed % 4 === 3 ? greedyAgent : randomAgent(seed),
  p2: randomAgent(seed + 1_000_000),
});

describe('200, 101.2 what a view says of power, cost, keywords and bans', () => {
  it.each(Array.from({ length: runs(1) }, (_, seed) => seed))(
    'is what the rules use, at every decision of duel %i',
    (seed) => {
      const [p1, p2] = mixedDecks(seed);
      const duel = createDuel({ decks: { p1, p2 }, seed, runtime: 'compiled' });
      const agents = agentsFor(seed);
      for (let { decision } = duel; decision !== undefined; { decision } = duel) {
        expectTruth(duel);
        duel.choose(agents[decision.player](duel.view(decision.player), decision), decision.player);
      }
    },
  );
});
