import type { Decision, Duel, DuelView, ObjectId, Player } from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { PLAYERS, ZONES } from '../../table/nouns.ts';
import { idsIn } from '../support/idsIn.ts';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

/** 400.2. What lies in decks and shield zones, and in the hand of the opponent. */
const hiddenFrom = ({ game }: Duel, viewer: Player): readonly ObjectId[] =>
  PLAYERS.flatMap((owner) =>
    ZONES.flatMap((zone) =>
      zone === 'deck' ||
      zone === 'shieldZone' ||
      zone === 'superGRZone' ||
      (zone === 'hand' && owner !== viewer)
        ? game.zones[owner][zone].map(({ id }) => id)
        : [],
    ),
  );

/** The shields of an attack are indexes already, and the decision is looked at by itself. */
const withoutAttack = ({ attack: _, decision: __, ...view }: DuelView): object => view;

const withoutNumber = (decision: Decision | undefined): object => ({ ...decision, id: undefined });

describe('400.2 a player is never told the id of a hidden card', () => {
  it.each([1, 2, 4, 6])('in views, decisions, explanations and the log: duel %i', (seed) => {
    const duel = starterDuel(seed);
    const hidden = { p1: new Set<number>(), p2: new Set<number>() };
    const heard: Record<Player, unknown[]> = { p1: [], p2: [] };
    for (const player of PLAYERS)
      duel.subscribe({ facts: (facts) => heard[player].push(...facts) }, { player });
    const agents = agentsFor(seed);
    let options = 0;
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      for (const viewer of PLAYERS) {
        for (const id of hiddenFrom(duel, viewer)) hidden[viewer].add(id);
        const now = duel.decisionFor(viewer);
        options += now?.options.filter(({ card }) => card !== undefined && card.id < 0).length ?? 0;
        const told = idsIn([withoutAttack(duel.view(viewer)), withoutNumber(now), now && duel.explain()]);
        expect(told.filter((id) => hidden[viewer].has(id))).toEqual([]);
      }
      duel.choose(agents[decision.player](duel.view(decision.player), decision));
    }
    expect(options).toBeGreaterThan(0);
    for (const viewer of PLAYERS) {
      const log = duel
        .logFor(viewer)
        .filter((fact) => !(fact.kind === 'cardRevealed' && fact.player === viewer));
      expect(log.filter((fact) => idsIn(fact).some((id) => hidden[viewer].has(id)))).toEqual([]);
      expect(heard[viewer].length).toBeGreaterThan(50);
      expect(duel.logFor(viewer).slice(-heard[viewer].length)).toEqual(heard[viewer]);
    }
  });

  it('also of a shield trigger, from its declaration to its end', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Terror Pit'] },
    });
    for (let asked = 0; asked < 6 && duel.decision !== undefined; asked++) duel.choose(0);
    const kinds = ['usageDeclared', 'effectTriggered', 'effectBegan'];
    const own = duel.logFor('p2').filter(({ kind }) => kinds.includes(kind));
    const other = duel.logFor('p1').filter(({ kind }) => kinds.includes(kind));
    expect(own.map(({ kind }) => kind)).toContain('usageDeclared');
    expect(other.map((fact) => 'object' in fact && fact.object)).toEqual(own.map(() => undefined));
    expect(other.map((fact) => 'name' in fact && fact.name)).toEqual(own.map(() => 'Terror Pit'));
  });

  it('also of a card in the hand while it is used, in the view', () => {
    const duel = arrange({
      p1: { hand: ['Fear Fang', 'Terror Pit', 'Crimson Hammer'], manaZone: { fire: 2 } },
      p2: { battleZone: ['Emeral', 'Burning Mane'] },
    });
    duel.choose(duel.decision?.options.findIndex(({ label }) => label.includes('Crimson Hammer')) ?? -1);
    expect(duel.decision?.kind).toBe('choose');
    const shown = duel.view('p2').zones.p1.hand.filter(({ hidden }) => !hidden);
    expect(shown).toEqual([expect.objectContaining({ name: 'Crimson Hammer', pending: true })]);
    const [id = 0] = idsIn(shown);
    expect(id).toBeLessThan(0);
    expect(idsIn(duel.view('p1').zones.p1.hand)).toContain(duel.decision?.source?.id);
  });
});

describe('the decisions of a player', () => {
  it('are counted by themselves', () => {
    const duel = starterDuel(6);
    const agents = agentsFor(6);
    const numbers: Record<Player, number[]> = { p1: [], p2: [] };
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const { player } = decision;
      const own = duel.decisionFor(player);
      numbers[player].push(own?.id ?? 0);
      expect(duel.decisionFor(player === 'p1' ? 'p2' : 'p1')).toBeUndefined();
      expect(own?.options.map(({ label }) => label)).toEqual(decision.options.map(({ label }) => label));
      duel.choose(agents[player](duel.view(player), decision));
    }
    for (const player of PLAYERS)
      expect(numbers[player]).toEqual(numbers[player].map((_, index) => index + 1));
    expect(duel.decisionFor('p1')).toBeUndefined();
  });
});
