-- Number of failed attempts to send the mail. A mail that often fails does not delay other mails.
alter table contact.mails add column if not exists failures integer not null default 0;
