import { type Colour, colours, fontStacks, radius, stageColours, typeScale } from '../../contract/tokens.js';
import type { CSSProperties, ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  render,
  Row,
  Section,
  Text,
} from 'react-email';
import { collabStages } from '../../contract/lists/collab.js';
import type { Fact, Letter, LetterTicket } from './letter.js';

const { light, dark } = colours;
const type = ({ size, line }: Readonly<{ size: number; line: number }>) => ({
  fontSize: size,
  lineHeight: `${line}px`,
});
const heading = { fontWeight: 700, letterSpacing: '-0.02em', color: light.ink } as const;

/** What mail programs without style sheets go by; the light scheme. */
export const look = {
  body: { margin: 0, padding: 0 },
  page: { backgroundColor: light.canvas, fontFamily: fontStacks.text },
  frame: { maxWidth: 560, padding: '32px 12px' },
  brand: { ...heading, ...type(typeScale.h3), margin: '0 4px 16px' },
  mark: { color: light.primary },
  card: { backgroundColor: light.surface, border: `1px solid ${light.line}`, borderRadius: radius.card },
  whole: { padding: '28px 32px' },
  upper: { padding: '24px 32px 4px' },
  lower: { padding: '8px 32px 24px' },
  rail: { padding: '20px 32px 0' },
  bar: { width: '20%', paddingRight: 4 },
  step: { height: 6, lineHeight: '6px', fontSize: 1, borderRadius: 2, backgroundColor: light.line },
  stage: { ...type(typeScale.micro), margin: '8px 0 0', fontWeight: 600, color: light.ink2 },
  heading: { ...heading, ...type(typeScale.h2), margin: '0 0 12px' },
  text: { ...type(typeScale.body), margin: '0 0 16px', color: light.ink },
  item: {
    ...type(typeScale.body),
    margin: 0,
    padding: '10px 0',
    color: light.ink,
    borderTop: `1px solid ${light.line}`,
  },
  button: {
    ...type(typeScale.body),
    margin: '16px 0 4px',
    padding: '10px 24px',
    fontWeight: 600,
    borderRadius: radius.control,
    backgroundColor: light.primary,
    color: light.onPrimary,
  },
  small: { ...type(typeScale.small), margin: '12px 0 0', color: light.ink2 },
  foot: { ...type(typeScale.small), margin: '16px 4px 0', color: light.ink2 },
  link: { color: light.ink2, textDecoration: 'underline' },
  notch: { width: 8, height: 16, padding: 0, lineHeight: '16px', fontSize: 1, backgroundColor: light.canvas },
  notchLeft: { borderRadius: '0 8px 8px 0', border: `1px solid ${light.line}`, borderLeft: 0 },
  notchRight: { borderRadius: '8px 0 0 8px', border: `1px solid ${light.line}`, borderRight: 0 },
  rule: { padding: '0 8px', lineHeight: '2px', fontSize: 1 },
  dashes: { borderTop: `2px dashed ${light.line}`, height: 0, lineHeight: '2px', fontSize: 1 },
  fact: { ...type(typeScale.small), padding: '4px 16px 4px 0', width: '32%', color: light.ink2, verticalAlign: 'top' },
  value: { ...type(typeScale.small), padding: '4px 0', fontWeight: 600, color: light.ink, verticalAlign: 'top' },
  code: { fontFamily: fontStacks.mono, fontWeight: 400, wordBreak: 'break-all' },
} as const;

/** The classes by which a colour is changed for dark screens: the colour's name, behind what it colours. */
const inked = (colour: Colour) => `ink-${colour}`;
const filled = (colour: Colour) => `fill-${colour}`;

const colourNames = Object.keys(dark) as Colour[];
const darkColours = colourNames.map(
  (name) => `.${inked(name)}{color:${dark[name]}!important}.${filled(name)}{background-color:${dark[name]}!important}`,
);

/** Dark screens and phones, for the mail programs that know of them. */
const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{background-color:${light.canvas}}
@media (prefers-color-scheme: dark){${darkColours.join('')}.lined{border-color:${dark.line}!important}}
@media (max-width: 480px){.part{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}`;

/** A letter as HTML; it fetches nothing from anywhere. */
export const htmlOf = (letter: Letter): Promise<string> => render(<LetterPage {...letter} />);

function LetterPage({ subject, heading, paragraphs, list, ticket, button, smallPrint, unsubscribe }: Letter) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className={filled('canvas')} style={look.body}>
        <Preview>{paragraphs[0] ?? list?.[0] ?? heading}</Preview>
        <Section className={filled('canvas')} style={look.page}>
          <Container style={look.frame}>
            <Text className={inked('ink')} style={look.brand}>
              <span className={inked('primary')} style={look.mark}>
                ●
              </span>{' '}
              Tastemaker
            </Text>
            <Section className={`${filled('surface')} lined`} style={look.card}>
              {ticket?.stage && <Rail stage={ticket.stage} />}
              <Part style={ticket ? look.upper : look.whole}>
                <Heading as="h1" className={inked('ink')} style={look.heading}>
                  {heading}
                </Heading>
                {paragraphs.map((paragraph, place) => (
                  <Text key={place} className={inked('ink')} style={look.text}>
                    {paragraph}
                  </Text>
                ))}
                {list?.map((line, place) => (
                  <Text key={place} className={`${inked('ink')} lined`} style={look.item}>
                    {line}
                  </Text>
                ))}
                {!ticket && <Ending button={button} smallPrint={smallPrint} />}
              </Part>
              {ticket && (
                <>
                  <TornEdge />
                  <Part style={look.lower}>
                    <Facts facts={ticket.facts} />
                    <Ending button={button} smallPrint={smallPrint} />
                  </Part>
                </>
              )}
            </Section>
            {unsubscribe && (
              <Text className={inked('ink2')} style={look.foot}>
                You can choose what we write to you about.{' '}
                <Link href={unsubscribe.page} className={inked('ink2')} style={look.link}>
                  Stop these emails
                </Link>
              </Text>
            )}
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

const Part = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <Row>
    <Column className="part" style={style}>
      {children}
    </Column>
  </Row>
);

function Ending({ button, smallPrint }: Pick<Letter, 'button' | 'smallPrint'>) {
  return (
    <>
      {button && (
        <Button href={button.url} className={`button ${filled('primary')} ${inked('onPrimary')}`} style={look.button}>
          <span className={inked('onPrimary')}>{button.label}</span>
        </Button>
      )}
      {smallPrint && (
        <Text className={inked('ink2')} style={look.small}>
          {smallPrint}
        </Text>
      )}
    </>
  );
}

/** A Collab's stage: five short bars, filled up to it. */
function Rail({ stage }: { stage: NonNullable<LetterTicket['stage']> }) {
  const reached = collabStages.findIndex(({ id }) => id === stage);
  const colour = stageColours[stage];
  return (
    <Row>
      <Column className="part" style={look.rail}>
        <Row>
          {collabStages.map(({ id }, place) => (
            <Column key={id} style={look.bar}>
              <div
                className={filled(place <= reached ? colour : 'line')}
                style={{ ...look.step, ...(place <= reached ? { backgroundColor: colours.light[colour] } : {}) }}
              >
                &nbsp;
              </div>
            </Column>
          ))}
        </Row>
        <Text className={inked('ink2')} style={look.stage}>
          Stage {reached + 1} of {collabStages.length}: {collabStages[reached]?.label}
        </Text>
      </Column>
    </Row>
  );
}

/** The rule at which a ticket is torn, with half a hole at either end. */
const TornEdge = () => (
  <Row>
    <Column className={`${filled('canvas')} lined`} style={{ ...look.notch, ...look.notchLeft }}>
      &nbsp;
    </Column>
    <Column style={look.rule}>
      <div className="lined" style={look.dashes}>
        &nbsp;
      </div>
    </Column>
    <Column className={`${filled('canvas')} lined`} style={{ ...look.notch, ...look.notchRight }}>
      &nbsp;
    </Column>
  </Row>
);

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <>
    {facts.map(({ label, value, isCode }) => (
      <Row key={label}>
        <Column className={inked('ink2')} style={look.fact}>
          {label}
        </Column>
        <Column className={inked('ink')} style={{ ...look.value, ...(isCode ? look.code : {}) }}>
          {value}
        </Column>
      </Row>
    ))}
  </>
);
