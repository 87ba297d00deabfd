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
import { colours } from '../../contract/colours.js';
import { stageColours } from '../../contract/tokens.js';
import type { Fact, Letter, LetterPart, LetterTicket } from './letter.js';
import { filled, inked, look, styleSheet } from './letter-look.js';

/** An email as HTML, without external resources. */
export const htmlOf = (letter: Letter): Promise<string> => render(<LetterPage {...letter} />);

function LetterPage(letter: Letter) {
  const { subject, heading, paragraphs, list, parts, ticket, button, smallPrint, unsubscribe } = letter;
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
            <Sender />
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
                {parts?.map((part, place) => (
                  <PartOfLetter key={place} {...part} />
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

/** Our logo, drawn in cells because mail clients show no SVG: a ticket with a T and a full stop of brass. */
const Sender = () => (
  <Row style={look.sender}>
    <Column aria-hidden className={filled('primary')} style={look.logo}>
      <Row>
        <Column style={look.hole}>
          <div className={filled('canvas')} style={look.holeLeft}>
            &nbsp;
          </div>
        </Column>
        <Column className={inked('onPrimary')} style={look.letter}>
          T
          <span className={inked('brass')} style={look.stop}>
            .
          </span>
        </Column>
        <Column style={look.hole}>
          <div className={filled('canvas')} style={look.holeRight}>
            &nbsp;
          </div>
        </Column>
      </Row>
    </Column>
    <Column className={inked('ink')} style={look.brand}>
      Tastemaker
    </Column>
  </Row>
);

/** A title, what is new about it, and its facts. */
const PartOfLetter = ({ title, mark, facts }: LetterPart) => (
  <Section className="lined" style={look.part}>
    {mark && (
      <Text className={inked('primary')} style={look.markOfPart}>
        {mark}
      </Text>
    )}
    <Heading as="h2" className={inked('ink')} style={look.titleOfPart}>
      {title}
    </Heading>
    <Facts facts={facts} />
  </Section>
);

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

/** A ticket's perforation, with half a hole at either end. */
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
