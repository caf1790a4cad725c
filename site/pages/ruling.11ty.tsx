import type { VNode } from 'preact';
import type { Scenario } from 'taiki/rulings';
import type { PageData } from '../generator/siteContent.ts';
import { HeadlineText } from '../parts/headlineText.tsx';
import { Lanes } from '../parts/lanes.tsx';
import { Page } from '../parts/page.tsx';
import { RuleList } from '../parts/ruleList.tsx';
import { Sides } from '../parts/sides.tsx';
import { StepList } from '../parts/stepList.tsx';
import { TurnMapPicture } from '../parts/turnMapPicture.tsx';
import type { PlayStep } from '../plays/playSteps.ts';
import { maps, type PlayedPlay, type Ruling } from '../plays/rulings.ts';
import { lettersOf, SECTIONS } from '../plays/sections.ts';
import { TRACE_ID } from '../plays/trace.ts';

interface RulingData extends PageData {
  readonly id: string;
}

export const data = {
  pagination: { data: 'rulingIds', size: 1, alias: 'id' },
  permalink: ({ id }: RulingData): string => `rulings/${id}.html`,
};

const STATUSES: { readonly [S in Scenario['status']]: string } = {
  firm: 'settled',
  conflict: 'the sources disagree; this is the reading of the engine',
  unclear: 'the sources do not say; this is the reading of the engine',
};

function Answer({ scenario: { id, asks, says, status, rules } }: { readonly scenario: Scenario }): VNode {
  return (
    <>
      <p class="where">
        <a href="index.html">Rulings</a> ›{' '}
        <a href={`index.html#${lettersOf(id)}`}>{SECTIONS[lettersOf(id)]}</a> › <span class="id">{id}</span>
      </p>
      <h1>{asks}</h1>
      <p class="answer">{says}</p>
      {status !== 'firm' && <p class={`status ${status}`}>Open question: {STATUSES[status]}.</p>}
      <section aria-labelledby="rules">
        <h2 id="rules">By these rules</h2>
        <RuleList rules={rules} />
      </section>
    </>
  );
}

function Plays({ id, plays }: { readonly id: string; readonly plays: readonly PlayedPlay[] }): VNode {
  return (
    <>
      {plays.map(({ name, steps, changesPosition }, index) => (
        <section class="play" data-play={index} aria-labelledby={`play-${index + 1}`}>
          <h3 id={`play-${index + 1}`}>
            {plays.length > 1 && `${index + 1}. `}
            {name}
          </h3>
          {changesPosition && (
            <p>
              It begins from another position:{' '}
              <a href={`../judge.html#ruling=${id}.${index + 1}`}>open that</a>.
            </p>
          )}
          <StepList steps={steps} />
        </section>
      ))}
    </>
  );
}

/** Hidden until the script of the page makes them work. */
function Controls({ plays }: { readonly plays: readonly PlayedPlay[] }): VNode {
  return (
    <div class="controls" hidden>
      {plays.length > 1 && (
        <label>
          Play{' '}
          <select name="play">
            {plays.map(({ name }, index) => (
              <option value={index}>
                {index + 1}. {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="buttons" aria-label="Step through the play">
        <button type="button" name="first" title="First step (Home)">
          First
        </button>
        <button type="button" name="back" title="One step back (left arrow)">
          Back
        </button>
        <button type="button" name="next" title="One step on (right arrow)">
          Next
        </button>
        <button type="button" name="last" title="Last step (End)">
          Last
        </button>
        <span class="count" />
      </fieldset>
    </div>
  );
}

function Stage({ step, at }: { readonly step: PlayStep; readonly at: string }): VNode {
  const { headline, moment } = step;
  return (
    <div class="stage">
      <p class="now" data-piece="headline" aria-live="polite">
        <HeadlineText headline={headline} />
      </p>
      <figure>
        <TurnMapPicture map={maps.wide} moment={moment} name="wide" />
        <TurnMapPicture map={maps.narrow} moment={moment} name="narrow" />
        <figcaption class="at">{at}</figcaption>
      </figure>
      <div data-piece="lanes">
        <Lanes standby={moment.standby} />
      </div>
      <h3>The table at this step</h3>
      <div data-piece="sides">{moment.table !== undefined && <Sides table={moment.table} />}</div>
    </div>
  );
}

function Neighbours({ ruling, all }: { readonly ruling: Ruling; readonly all: readonly Ruling[] }): VNode {
  const at = all.indexOf(ruling);
  const [before, after] = [all[at - 1], all[at + 1]];
  return (
    <nav class="neighbours" aria-label="Neighbouring rulings">
      {before !== undefined && <a href={`${before.scenario.id}.html`}>← {before.scenario.id}</a>}
      {after !== undefined && <a href={`${after.scenario.id}.html`}>{after.scenario.id} →</a>}
    </nav>
  );
}

/** JSON that a script element can hold: it has no end tag in it. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export function render({ site, id }: RulingData): VNode {
  const ruling = site.rulings.get(id);
  if (ruling === undefined) throw new RangeError(`No ruling ${id}.`);
  const { scenario, plays, shown, trace } = ruling;
  const [steps = []] = plays.map((play) => play.steps);
  const [first, step] = [steps[0], steps[shown]];
  const table = first?.moment.table;
  return (
    <Page
      title={`${id}: ${scenario.asks}`}
      path={`rulings/${id}.html`}
      description={scenario.says}
      kind="ruling"
    >
      <div class="reading">
        <Answer scenario={scenario} />
        <section aria-labelledby="position">
          <h2 id="position">The position</h2>
          {table !== undefined && <Sides table={table} />}
          <p class="tryIt">
            Change it, and see what happens: <a href={`../judge.html#ruling=${id}.1`}>open it to be played</a>
            .
          </p>
        </section>
      </div>
      <section class="stepper" aria-labelledby="steps" data-shown={shown}>
        <h2 id="steps">Step by step</h2>
        <Controls plays={plays} />
        <div class="stepping">
          <div class="list">
            <Plays id={id} plays={plays} />
          </div>
          {step !== undefined && (
            <Stage step={step} at={`${plays[0]?.name}, step ${shown + 1} of ${steps.length}`} />
          )}
        </div>
      </section>
      <Neighbours ruling={ruling} all={[...site.rulings.values()]} />
      <script type="application/json" id={TRACE_ID} dangerouslySetInnerHTML={{ __html: embedded(trace) }} />
    </Page>
  );
}
