import { inspect, isDeepStrictEqual } from 'node:util';
import {
  type CardView,
  cardInView,
  createDuel,
  type Duel,
  type DuelView,
  IllegalChoiceError,
  PLAYERS,
  type Player,
  playOut,
  randomAgent,
  restoreDuel,
  VIEWERS,
  type Viewer,
  type VisibleCard,
} from 'taiki';
import { arrange } from 'taiki/testing';
import { cannot, creature, each, yourCreatures } from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function named(cards: readonly CardView[], name: string): VisibleCard {
  const found = cards.find((card) => !card.hidden && card.name === name);
  if (found === undefined || found.hidden) throw new Error(`The view does not show ${name}.`);
  return found;
}

function choose(duel: Duel, ...words: readonly string[]): void {
  const index = duel.decision?.options.findIndex(({ label }) => words.every((word) => label.includes(word)));
  duel.choose(index ?? -1);
}

describe('what a card is now', () => {
  const attacking = () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Brawler Zyler'] },
      p2: { battleZone: ['Dia Nork, Moonlight Guardian'] },
    });
    choose(duel, 'Brawler Zyler');
    return duel;
  };

  it('206 has the power of the attacking creature with its power attacker, and says why', () => {
    const duel = attacking();
    expect(duel.decision?.kind).toBe('block');
    const view = duel.view('p2');
    const attacker = cardInView(view, view.attack?.attacker);
    expect([attacker?.current.power, attacker?.printed.power]).toEqual([3000, 1000]);
    expect(attacker?.effects).toEqual([
      {
        kind: 'powerAttacker',
        text: 'Power attacker +2000',
        amount: 2000,
        source: { name: 'Brawler Zyler', id: attacker?.id },
        player: 'p1',
        until: 'attack',
      },
    ]);
    expect(named(view.zones.p2.battleZone, 'Dia Nork, Moonlight Guardian').can.block).toEqual({
      legal: true,
    });
    expect(attacker?.can.block).toMatchObject({ legal: false, rule: '507.1' });
  });

  it('607.1 tells which card gave an ability, and for how long', () => {
    const duel = arrange({
      p1: { hand: ['Burning Power'], battleZone: ['Immortal Baron, Vorg'], manaZone: { fire: 1 } },
    });
    choose(duel, 'Burning Power');
    const vorg = named(duel.view('p2').zones.p1.battleZone, 'Immortal Baron, Vorg');
    expect(vorg.current.abilities).toEqual(['Power attacker +2000']);
    expect(vorg.current.keywords).toEqual(['powerAttacker']);
    expect(vorg.printed.keywords).toEqual([]);
    expect(vorg.effects).toEqual([
      {
        kind: 'gains',
        text: 'has "Power attacker +2000"',
        amount: undefined,
        source: { name: 'Burning Power', id: undefined },
        player: 'p1',
        until: 'turn',
      },
    ]);
    expect(duel.view('spectator').lasting).toEqual([
      {
        kind: 'continuous',
        text: 'has "Power attacker +2000"',
        source: { name: 'Burning Power', id: undefined },
        player: 'p1',
        until: 'turn',
        since: 5,
      },
    ]);
  });

  it('601.1e has the cost to pay beside the cost', () => {
    const duel = arrange({ p1: { hand: ['Aqua Hulcus'], battleZone: ['Elf-X'], manaZone: { water: 2 } } });
    const hulcus = named(duel.view('p1').zones.p1.hand, 'Aqua Hulcus');
    expect([hulcus.current.cost, hulcus.current.costToPay]).toEqual([3, 2]);
    expect(hulcus.effects).toMatchObject([
      { kind: 'cost', amount: -1, source: { name: 'Elf-X' }, until: undefined },
    ]);
    expect(hulcus.can.use).toEqual({ legal: true });
  });

  it('200 shows both halves of a twinpact, each with its cost, everywhere but in the battle zone', () => {
    const twinpact = 'Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu';
    const { current, printed } = named(
      arrange({ p1: { hand: [twinpact] } }).view('p1').zones.p1.hand,
      twinpact,
    );
    expect(current.otherFace).toMatchObject({ type: 'spell', cost: printed.otherFace?.cost });
    expect(current.otherFace?.costToPay).toBe(printed.otherFace?.cost);
    expect(current.name).not.toBe(current.otherFace?.name);
  });
});

describe('what a card may do', () => {
  const guard = creature({
    name: 'Guard',
    civilizations: ['light'],
    cost: 1,
    power: 1000,
    abilities: [each(yourCreatures(), cannot({ do: 'beChosen', by: 'opponent' }))],
  });

  it('506.1 has every target of an attack, with the rule that forbids it', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Dia Nork, Moonlight Guardian', { name: 'Aqua Hulcus', tapped: true }] },
      p2: { battleZone: ['Fear Fang', { name: 'Burning Mane', tapped: true }] },
    });
    const { zones } = duel.view('p1');
    const [fang, mane] = ['Fear Fang', 'Burning Mane'].map((name) => named(zones.p2.battleZone, name));
    expect(named(zones.p1.battleZone, 'Dia Nork, Moonlight Guardian').can.attack).toEqual({
      legal: true,
      targets: [
        {
          target: { player: 'p2' },
          legal: false,
          rule: '101.2',
          reason: 'it cannot attack',
          by: 'Dia Nork, Moonlight Guardian',
        },
        {
          target: { creature: fang?.id },
          legal: false,
          rule: '506.1e',
          reason: 'the creature is not tapped',
          by: undefined,
        },
        { target: { creature: mane?.id }, legal: true },
      ],
    });
    expect(named(zones.p1.battleZone, 'Aqua Hulcus').can.attack).toEqual({
      legal: false,
      rule: '506.1a',
      reason: 'it is tapped',
      by: undefined,
      targets: [],
    });
    expect(fang?.can.attack).toMatchObject({ legal: false, rule: '506.1', targets: [] });
  });

  it('507.1a tells who could block before anything attacks', () => {
    const { zones } = arrange({
      p1: { hand: ['Immortal Baron, Vorg'], manaZone: { fire: 2 } },
      p2: {
        battleZone: ['Dia Nork, Moonlight Guardian', { name: 'Hunter Fish', tapped: true }, 'Fear Fang'],
      },
    }).view('p1');
    expect(
      zones.p2.battleZone.map((card) => {
        const block = card.hidden ? undefined : card.can.block;
        return block?.legal ? 'may block' : block?.reason;
      }),
    ).toEqual(['may block', 'it is tapped', 'it does not have "blocker"']);
  });

  it('605.2b tells whom an effect may choose, and which card forbids it', () => {
    const { zones } = arrange({ cards: [guard], p1: { battleZone: ['Guard', 'Fear Fang'] } }).view('p2');
    expect(named(zones.p1.battleZone, 'Fear Fang').can.beChosen).toEqual({
      p1: { legal: true },
      p2: { legal: false, rule: '101.2', reason: 'it cannot be chosen', by: 'Guard' },
    });
  });

  it('601.1e tells why a card of the hand cannot be used; of another hand, nothing', () => {
    const duel = arrange({ p1: { hand: ['Aqua Hulcus', 'Immortal Baron, Vorg'], manaZone: { fire: 3 } } });
    const use = (viewer: Viewer) => {
      const [card] = duel.view(viewer).zones.p1.hand;
      return card?.hidden === false ? card.can.use : card;
    };
    const unpaid = { legal: false, rule: '601.1e', reason: 'its cost cannot be paid', by: undefined };
    expect(use('p1')).toEqual(unpaid);
    expect(use('judge')).toEqual(unpaid);
    expect(use('p2')).toEqual({ hidden: true });
  });
});

describe('a view of the moment', () => {
  it('tells whose decision it is, what waits on standby, and what has just happened', () => {
    const duel = arrange({
      p1: {
        hand: ['Lulufens, Sun Dragon Elemental'],
        battleZone: ['Mist Rias, Sonic Guardian'],
        manaZone: { light: 9 },
      },
      p2: { battleZone: ['Mist Rias, Sonic Guardian'] },
    });
    choose(duel, 'Lulufens');
    const view = duel.view('p2');
    expect([view.waitingFor, view.active, view.turn, view.state]).toEqual(['p1', 'p1', 5, duel.state]);
    expect(view.decision).toBeUndefined();
    expect(duel.view('p1').decision).toEqual(duel.decisionFor('p1'));
    expect(duel.view('judge').decision).toEqual(duel.decision);
    const sources = (effects: DuelView['standby']['active']) => effects.map(({ source }) => source.name);
    expect([sources(view.standby.active), sources(view.standby.nonActive)]).toEqual([
      ['Mist Rias, Sonic Guardian', 'Lulufens, Sun Dragon Elemental'],
      ['Mist Rias, Sonic Guardian'],
    ]);
    expect(view.standby.active[0]?.text).toMatch(/draw a card/);
    expect(view.facts.map(({ kind }) => kind)).toContain('effectTriggered');
    expect(view.facts).toEqual(duel.logFor('p2').slice(-view.facts.length));
    expect(view.counts.p1).toMatchObject({ battleZone: 2, manaZone: 9, hand: 0 });
  });

  it('stays as it is when the duel goes on, and may be read then, on either runtime', () => {
    for (const runtime of ['xstate', 'compiled'] as const) {
      const duel = createDuel({ ...starterDuelOptions(9), runtime });
      const agents = agentsFor(9);
      const kept: { readonly view: DuelView<Viewer>; readonly at: unknown }[] = [];
      for (let { decision } = duel; decision !== undefined; { decision } = duel) {
        if (decision.id % 7 === 0) {
          for (const viewer of VIEWERS) kept.push({ view: duel.view(viewer), at: json(duel.view(viewer)) });
        }
        duel.choose(agents[decision.player](duel.view(decision.player), decision));
      }
      expect(kept.length).toBeGreaterThan(20);
      for (const { view, at } of kept.reverse()) expect(json(view)).toEqual(at);
    }
  });

  it('is the same after a restore, also of the facts of the last answer', () => {
    const duel = createDuel(starterDuelOptions(4));
    const agent = randomAgent(4);
    for (let asked = 0; asked < 40 && duel.decision !== undefined; asked++) {
      duel.choose(agent(duel.view('p1'), duel.decision));
      if (asked % 8 !== 0) continue;
      const restored = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())));
      for (const viewer of VIEWERS) expect(json(restored.view(viewer))).toEqual(json(duel.view(viewer)));
    }
    duel.concede('p2');
    const restored = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())));
    for (const one of [duel, restored])
      expect(one.view('p1').facts).toMatchObject([{ kind: 'duelEnded', rule: '104.3' }]);
  });
});

describe('a view is plain data', () => {
  const view = () => createDuel(starterDuelOptions(1)).view('p1');

  it('for JSON, copies and comparisons', () => {
    const text = JSON.stringify(view());
    expect(JSON.parse(text).zones.p1.hand[0].current.cost).toBeGreaterThan(0);
    expect(json(structuredClone(view()))).toEqual(JSON.parse(text));
    expect(json({ ...view() })).toEqual(JSON.parse(text));
    expect(isDeepStrictEqual(view(), view())).toBe(true);
    expect(isDeepStrictEqual(view(), createDuel(starterDuelOptions(2)).view('p1'))).toBe(false);
    expect(view()).toEqual(view());
    expect(inspect(view())).not.toContain('[Getter');
  });

  it('that nobody can change', () => {
    const one = view();
    const [card] = one.zones.p1.hand;
    for (const value of [one, one.zones, one.zones.p1, one.zones.p1.hand, card, one.facts, one.counts])
      expect(Object.isFrozen(value)).toBe(true);
    expect(() => Object.assign(one, { turn: 9 })).toThrow(TypeError);
    expect(() => Object.defineProperty(card, 'current', { value: 1 })).toThrow(TypeError);
  });
});

describe('400.2 a spectator and a judge', () => {
  it('see what both players may know, and every card', () => {
    const duel = arrange({
      p1: { hand: ['Aqua Hulcus'], battleZone: ['Fear Fang'], shieldZone: ['Terror Pit'] },
      p2: { hand: ['Burning Mane'] },
    });
    const shown = (viewer: Viewer) =>
      PLAYERS.map((player) =>
        (['hand', 'battleZone', 'shieldZone'] as const).map((zone) =>
          duel
            .view(viewer)
            .zones[player][zone].map((card: CardView) => (card.hidden ? '?' : card.name))
            .join(),
        ),
      );
    expect(shown('spectator')).toEqual([
      ['?', 'Fear Fang', '?'],
      ['?', '', '?,?,?,?,?'],
    ]);
    expect(shown('judge')[0]).toEqual(['Aqua Hulcus', 'Fear Fang', 'Terror Pit']);
    expect(shown('judge')[1]?.[0]).toBe('Burning Mane');
    const [first] = duel.view('judge').zones.p1.deck;
    expect(first?.name).not.toBe('');
  });

  it('are told facts accordingly', () => {
    const duel = playOut(createDuel(starterDuelOptions(3)), agentsFor(3));
    expect(duel.logFor('judge')).toEqual(duel.log);
    const both = duel.logFor('spectator');
    const players = PLAYERS.map((player: Player) =>
      duel.logFor(player).filter(({ kind }) => kind !== 'choiceMade'),
    );
    expect(both.length).toBe(players[0]?.length);
    both.forEach((fact, index) => {
      const name = 'name' in fact ? fact.name : undefined;
      if (name === undefined) return;
      for (const own of players) expect(own[index]).toMatchObject({ name });
    });
    expect(both.some((fact) => fact.kind === 'cardDrawn' && fact.name !== undefined)).toBe(false);
  });
});

describe('duel.step', () => {
  it('answers, and returns the view of each player with the facts since', () => {
    const duel = createDuel(starterDuelOptions(1));
    const twin = createDuel(starterDuelOptions(1));
    const agent = randomAgent(1);
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const answer = agent(duel.view(decision.player), decision);
      const before = twin.log.length;
      twin.choose(answer);
      const views = duel.step(answer, decision.player);
      for (const player of PLAYERS) {
        expect(views[player].decision).toEqual(twin.decisionFor(player));
        if (decision.id % 10 === 0) expect(json(views[player])).toEqual(json(twin.view(player)));
      }
      const added = twin.log.length - before;
      expect(views.p1.facts.length).toBeLessThanOrEqual(added);
      if (decision.id % 10 === 0) expect(duel.view('judge').facts).toEqual(twin.log.slice(before));
    }
    expect(duel.result).toEqual(twin.result);
  });

  it('includes the facts of decisions that observers answer', () => {
    const duel = createDuel(starterDuelOptions(2));
    const agent = randomAgent(2);
    duel.subscribe({
      decision: (decision) => {
        if (decision.player === 'p2') duel.choose(agent(duel.view('p2'), decision));
      },
    });
    while (duel.decision !== undefined) {
      const before = duel.logFor('p1').length;
      const { p1 } = duel.step(agent(duel.view('p1'), duel.decision), 'p1');
      expect(p1.facts).toEqual(duel.logFor('p1').slice(before));
    }
  });

  it('refuses what choose refuses, and nothing has changed', () => {
    const duel = createDuel(starterDuelOptions(1));
    const before = json(duel.view('judge'));
    const other = duel.decision?.player === 'p1' ? 'p2' : 'p1';
    expect(() => duel.step(0, other)).toThrow(IllegalChoiceError);
    expect(() => duel.step(99)).toThrow(IllegalChoiceError);
    expect(json(duel.view('judge'))).toEqual(before);
  });
});

describe('400.2 what an effect of a hidden card changes', () => {
  const banner = creature({
    name: 'Banner',
    civilizations: ['light'],
    cost: 1,
    power: 1000,
    abilities: [{ ...each(yourCreatures(), { kind: 'power', by: 1000 }), from: ['hand'] }],
  });

  it('is known to who may see that card', () => {
    const duel = arrange({ cards: [banner], p1: { hand: ['Banner'], battleZone: ['Fear Fang'] } });
    const power = (viewer: Viewer) => named(duel.view(viewer).zones.p1.battleZone, 'Fear Fang');
    expect([power('p1').current.power, power('judge').current.power]).toEqual([4000, 4000]);
    expect(power('p2').current).toEqual(power('spectator').current);
    expect([power('p2').current.power, power('p2').effects]).toEqual([3000, []]);
  });
});
