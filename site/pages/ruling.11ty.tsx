import type { VNode } from 'preact';
import type { Scenario } from 'taiki/rulings';
import type { PageData } from '../generator/siteContent.ts';
import { InWords, useWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { rootOf } from '../links/rootOf.ts';
import { HeadlineText } from '../parts/headlineText.tsx';
import { Lanes } from '../parts/lanes.tsx';
import { Page } from '../parts/page.tsx';
import { RuleList } from '../parts/ruleList.tsx';
import { Sides } from '../parts/sides.tsx';
import { StepList } from '../parts/stepList.tsx';
import { TurnMapPicture } from '../parts/turnMapPicture.tsx';
import type { PlayStep } from '../plays/playSteps.ts';
import { maps, type PlayedPlay, type Ruling } from '../plays/rulings.ts';
import { lettersOf } from '../plays/sections.ts';
import { TRACE_ID } from '../plays/trace.ts';

interface RulingData extends PageData {
  readonly page: { readonly id: string; readonly language: SiteLanguage };
}

const pathOf = ({ id, language }: RulingData['page']): string => `${folderOf(language)}rulings/${id}.html`;

export const data = {
  pagination: { data: 'rulingPages', size: 1, alias: 'page' },
  permalink: ({ page }: RulingData): string => pathOf(page),
};

function Answer({ scenario: { id, asks, says, status, rules } }: { readonly scenario: Scenario }): VNode {
  const words = useWords();
  return (
    <>
      <p class="where">
        <a href="index.html">{words.lists.title}</a> ›{' '}
        <a href={`index.html#${lettersOf(id)}`}>{words.sections[lettersOf(id)]}</a> ›{' '}
        <span class="id">{id}</span>
      </p>
      <h1>{asks}</h1>
      <p class="answer">{says}</p>
      {status !== 'firm' && <p class={`status ${status}`}>{words.ruling.openQuestion(status)}</p>}
      <section aria-labelledby="rules">
        <h2 id="rules">{words.ruling.rules}</h2>
        <RuleList rules={rules} />
      </section>
    </>
  );
}

function Plays({ id, plays }: { readonly id: string; readonly plays: readonly PlayedPlay[] }): VNode {
  const { language, ruling: words } = useWords();
  const root = rootOf(pathOf({ id, language }));
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
              {words.otherPosition.before}
              <a href={`${root}judge.html#ruling=${id}.${index + 1}`}>{words.otherPosition.link}</a>
              {words.otherPosition.after}
            </p>
          )}
          <StepList steps={steps} />
        </section>
      ))}
    </>
  );
}

const BUTTONS = ['first', 'back', 'next', 'last'] as const;

/** Hidden until the script of the page makes them work. */
function Controls({ plays }: { readonly plays: readonly PlayedPlay[] }): VNode {
  const { ruling: words } = useWords();
  return (
    <div class="controls" hidden>
      {plays.length > 1 && (
        <label>
          {words.play}{' '}
          <select name="play">
            {plays.map(({ name }, index) => (
              <option value={index}>
                {index + 1}. {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="buttons" aria-label={words.stepping}>
        {BUTTONS.map((name) => (
          <button type="button" name={name} title={words.buttons[name].title}>
            {words.buttons[name].label}
          </button>
        ))}
        <span class="count" />
      </fieldset>
    </div>
  );
}

function Stage({ step, at }: { readonly step: PlayStep; readonly at: string }): VNode {
  const { moment } = step;
  const { language, ruling: words } = useWords();
  return (
    <div class="stage">
      <p class="now" data-piece="headline" aria-live="polite">
        <HeadlineText step={step} />
      </p>
      <figure>
        <TurnMapPicture map={maps[language].wide} moment={moment} name="wide" />
        <TurnMapPicture map={maps[language].narrow} moment={moment} name="narrow" />
        <figcaption class="at">{at}</figcaption>
      </figure>
      <div data-piece="lanes">
        <Lanes standby={moment.standby} />
      </div>
      <h3>{words.table}</h3>
      <div data-piece="sides">{moment.table !== undefined && <Sides table={moment.table} />}</div>
    </div>
  );
}

function Neighbours({ ruling, all }: { readonly ruling: Ruling; readonly all: readonly Ruling[] }): VNode {
  const at = all.indexOf(ruling);
  const { ruling: words } = useWords();
  const [before, after] = [all[at - 1], all[at + 1]];
  return (
    <nav class="neighbours" aria-label={words.neighbours}>
      {before !== undefined && <a href={`${before.scenario.id}.html`}>← {before.scenario.id}</a>}
      {after !== undefined && <a href={`${after.scenario.id}.html`}>{after.scenario.id} →</a>}
    </nav>
  );
}

/** JSON that a script element can hold: it has no end tag in it. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export function render({ site, page: { id, language } }: RulingData): VNode {
  const ruling = site.rulingsIn[language].get(id);
  if (ruling === undefined) throw new RangeError(`No ruling ${id}.`);
  const { scenario, plays, shown, trace } = ruling;
  const { ruling: words } = WORDS[language];
  const [steps = []] = plays.map((play) => play.steps);
  const [first, step] = [steps[0], steps[shown]];
  const table = first?.moment.table;
  const path = pathOf({ id, language });
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${id}: ${scenario.asks}`} path={path} description={scenario.says} kind="ruling">
        <div class="reading">
          <Answer scenario={scenario} />
          <section aria-labelledby="position">
            <h2 id="position">{words.position}</h2>
            {table !== undefined && <Sides table={table} />}
            <p class="tryIt">
              {words.changeIt.before}
              <a href={`${rootOf(path)}judge.html#ruling=${id}.1`}>{words.changeIt.link}</a>
              {words.changeIt.after}
            </p>
          </section>
        </div>
        <section class="stepper" aria-labelledby="steps" data-shown={shown}>
          <h2 id="steps">{words.steps}</h2>
          <Controls plays={plays} />
          <div class="stepping">
            <div class="list">
              <Plays id={id} plays={plays} />
            </div>
            {step !== undefined && <Stage step={step} at={words.at(plays[0]?.name ?? '', shown + 1)} />}
          </div>
        </section>
        <Neighbours ruling={ruling} all={[...site.rulingsIn[language].values()]} />
        <script type="application/json" id={TRACE_ID} dangerouslySetInnerHTML={{ __html: embedded(trace) }} />
      </Page>
    </InWords.Provider>
  );
}
