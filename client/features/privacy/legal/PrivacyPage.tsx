import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/TextLink';
import { Clause, LegalPage, Text, MailToUs } from './LegalPage';

/** What is held of people, why, for how long, and what they may ask. */
export function PrivacyPage() {
  return (
    <LegalPage title="Privacy notice" lead="What we hold about you, why, for how long, and what you can do about it.">
      <Clause title="Who we are">
        <Text>
          Tastemaker brings restaurants, hotels and other brands together with creators, who visit or receive something
          and make content about it. We decide how your data are used here, which makes us their controller under the UK
          GDPR. Write to us at <MailToUs />.
        </Text>
      </Clause>
      <Clause title="What we hold, and why">
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, the browsers in which you are signed in, and your
            password as a hash that tells nobody what it is. We need them for our contract with you: to let you in and
            keep others out.
          </li>
          <li>
            <strong>A creator’s profile:</strong> name, handle, city, what you make, your accounts on other platforms
            and their figures, and your date of birth, which shows that you are of age. Everything but the date of birth
            and your contact details can be seen on your public media kit.
          </li>
          <li>
            <strong>A brand’s profile:</strong> its name, address, website and the people who work in it.
          </li>
          <li>
            <strong>Collabs:</strong> what was asked, agreed, submitted and published, and the messages between both
            sides. The two sides need them to keep their word, and we need them when something is in dispute.
          </li>
          <li>
            <strong>What creators received:</strong> each gift, its day, its brand and its retail value, and the bill of
            a visit with what was said about it. Both sides need it to see what was agreed, and the creator for a tax
            return. We keep it also because the law may oblige us to report it.
          </li>
          <li>
            <strong>Pictures and videos</strong> that you upload. We remove what a camera adds, such as where it was
            taken.
          </li>
          <li>
            <strong>Payments of brands:</strong> plan, invoices and the last digits of the card. The card itself is only
            known to our payment provider.
          </li>
          <li>
            <strong>How the site is used:</strong> which pages signed-in people look at, counted by ourselves. It is our
            legitimate interest to know what works. Services of others join in only if you say yes; see{' '}
            <TextLink to={paths.cookies}>Cookies</TextLink>.
          </li>
        </ul>
        <Text>
          Details such as diet, relationship or appearance are yours to give or leave out. We never use them to rank
          anybody unless you have agreed, and we never sell data.
        </Text>
        <Text>
          <strong>Allergies and diet</strong> say something about health. We use them only to keep you and your guests
          safe at a visit, and only because you told us for that purpose. The brand you visit sees them from your
          booking until 12 hours after the visit begins. Our staff do not see them. We then delete what you said about
          your guests, except for your last answer, which only you see and can confirm next time. You can change what
          you said on the ticket until the visit is over, and your own part in your profile at any time.
        </Text>
      </Clause>
      <Clause title="Who else sees it">
        <Text>
          The brand or creator you work with sees your profile and what belongs to your Collab. Companies that run
          servers, send mails and take payments for us see what they need and may use it for nothing else. Authorities
          see what the law makes us show.
        </Text>
        <Text>
          Platforms in the United Kingdom may have to report to HM Revenue &amp; Customs (HMRC) who received something
          through them, and how much it was worth. If that applies to us, we report what you received and who you are,
          and send you a copy. This notice is not tax advice; ask HMRC or an accountant what applies to you.
        </Text>
      </Clause>
      <Clause title="How long we keep it">
        <ul>
          <li>Your account and profile: as long as you have the account, and 30 days after you close it.</li>
          <li>
            The values and days of gifts: for good, because the brand’s own figures rest on them. Once your account is
            erased they no longer name you.
          </li>
          <li>Copies of your data that you asked for: 7 days.</li>
          <li>Signed-in sessions: at most 30 days, or 7 days without use.</li>
          <li>Invoices: six years, as company law asks. They name the brand’s number, not you.</li>
          <li>
            A log of who did what: for good, because it protects everyone. It holds numbers, not names; the texts that
            belong to it are erased with your account.
          </li>
        </ul>
      </Clause>
      <Clause title="What you can do">
        <ul>
          <li>
            <strong>See and take away</strong> everything that we hold about you: on the page{' '}
            <TextLink to={paths.yourData}>Your data</TextLink>, at any time.
          </li>
          <li>
            <strong>Correct</strong> your profile yourself, or ask us to.
          </li>
          <li>
            <strong>Close your account.</strong> After 30 days your personal data are erased. Others then read “Former
            member” where you were. What a brand has approved may stay in use with that brand, as you agreed.
          </li>
          <li>
            <strong>Object,</strong> or take back a consent: write to us, or change your choice under{' '}
            <TextLink to={paths.cookies}>Cookies</TextLink>.
          </li>
          <li>
            <strong>Complain</strong> to the Information Commissioner’s Office at ico.org.uk. We would rather hear from
            you first.
          </li>
        </ul>
      </Clause>
    </LegalPage>
  );
}
