-- Number of failed attempts to send the mail. A mail with many failures waits behind all others.
alter table contact.mails add column if not exists failures integer not null default 0;
