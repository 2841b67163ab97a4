#!/usr/bin/env python3
"""Joins two network namespaces by a link with delay and rate, so that real TCP runs over it.

usage: link.py RTT_MS DOWN_KBIT UP_KBIT CLIENT_NAMESPACE SERVER_NAMESPACE

Two TUN devices are joined in user space: kernels without the netem module can run it too.
The client is 10.99.0.2, the server 10.99.0.1.
"""
import ctypes
import fcntl
import heapq
import os
import select
import struct
import subprocess
import sys
import time

CLONE_NEWNET = 0x40000000
TUNSETIFF = 0x400454CA
IFF_TUN_NO_PI = 0x0001 | 0x1000
MTU = 1500
QUEUE_SECONDS = 1.0  # A packet that would wait longer is dropped, as a router's full queue does.

rtt_ms, down_kbit, up_kbit = (float(text) for text in sys.argv[1:4])
libc = ctypes.CDLL(None, use_errno=True)


home = os.open('/proc/self/ns/net', os.O_RDONLY)


def enter(namespace):
    if libc.setns(namespace, CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), 'setns')


def open_device(namespace, address):
    enter(os.open(f'/var/run/netns/{namespace}', os.O_RDONLY))
    device = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack('16sH', b'link0', IFF_TUN_NO_PI))
    for arguments in (
        f'addr add {address}/24 dev link0',
        f'link set link0 up mtu {MTU}',
        'link set lo up',
    ):
        subprocess.run(['ip', *arguments.split()], check=True)
    # Each visitor is new to the server: it keeps nothing of earlier connections.
    with open('/proc/sys/net/ipv4/tcp_no_metrics_save', 'w') as setting:
        setting.write('1')
    enter(home)
    return device


class Direction:
    """One way of the link: a queue that drains at a rate, then a delay."""

    def __init__(self, source, target, kbit):
        self.source, self.target, self.bytes_per_second = source, target, kbit * 125
        self.free_at = 0.0

    def take(self, due):
        while True:
            try:
                packet = os.read(self.source, 65536)
            except BlockingIOError:
                return
            now = time.monotonic()
            begin = max(now, self.free_at)
            if begin - now > QUEUE_SECONDS:
                continue
            self.free_at = begin + len(packet) / self.bytes_per_second
            heapq.heappush(due, (self.free_at + rtt_ms / 2000, time.monotonic_ns(), self.target, packet))


client = open_device(sys.argv[4], '10.99.0.2')
server = open_device(sys.argv[5], '10.99.0.1')
directions = {
    client: Direction(client, server, up_kbit),
    server: Direction(server, client, down_kbit),
}
due = []
print('up', flush=True)
while True:
    wait = max(0.0, due[0][0] - time.monotonic()) if due else None
    for device in select.select(list(directions), [], [], wait)[0]:
        directions[device].take(due)
    while due and due[0][0] <= time.monotonic():
        _, _, target, packet = heapq.heappop(due)
        try:
            os.write(target, packet)
        except BlockingIOError:
            pass  # The receiver's device is full: the packet is lost.
